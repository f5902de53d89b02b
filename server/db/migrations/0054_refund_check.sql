ALTER TABLE "refunds" ADD COLUMN "next_check" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_unchecked" ON "refunds" USING btree ("next_check") WHERE "refunds"."next_check" is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_next_check" CHECK ("refunds"."next_check" is null or "refunds"."state" = 'done');