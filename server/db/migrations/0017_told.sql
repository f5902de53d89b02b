ALTER TABLE "pushes" DROP CONSTRAINT "pushes_once";--> statement-breakpoint
DROP INDEX "pushes_receipt";--> statement-breakpoint
ALTER TABLE "pushes" RENAME COLUMN "notice_id" TO "about";--> statement-breakpoint
ALTER TABLE "pushes" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "pushes" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_once" UNIQUE("activity_id","kind","about","device_id");--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "status" SET DEFAULT 'D';--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text DEFAULT 'written' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "notifications" SET "kind" = "happening" ->> 'kind', "facts" = "happening" - 'kind' WHERE "happening" IS NOT NULL;--> statement-breakpoint
UPDATE "notifications" SET "about" = substring("link" from '^/notices/(.+)$') WHERE "kind" = 'sending';--> statement-breakpoint
-- Of one that is under way the words will change.
UPDATE "notifications" n SET "kind" = 'sending', "about" = s."id", "facts" = jsonb_build_object('title', s."title"), "title" = NULL, "message" = NULL
	FROM "notices" s WHERE s."activity_id" = n."activity_id" AND n."link" = '/notices/' || s."id" AND n."kind" = 'written' AND n."status" <> 'D';--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "happening";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_once" UNIQUE("activity_id","user_id","kind","about");
