ALTER TABLE "users" ADD COLUMN "remind_day" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "remind_hours" boolean DEFAULT true NOT NULL;