ALTER TABLE "notifications" ADD COLUMN "read" timestamp with time zone;--> statement-breakpoint
-- What came before entries could be read is nothing new.
UPDATE "notifications" SET "read" = "created";
