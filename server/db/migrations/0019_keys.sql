ALTER TABLE "members" DROP CONSTRAINT "members_id_unique";--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_id" UNIQUE("activity_id","id");