ALTER TABLE "notifications" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "reason" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "happening" jsonb;--> statement-breakpoint
-- Names that a device gave itself, in the language of that day: each reader has them in her own now.
UPDATE "devices" SET "device_name" = NULL WHERE "device_name" IN ('Browser', 'Navegador', 'Navigateur', 'iPhone', 'iPad') OR "device_name" ~ '^(Chrome|Edge|Firefox|Safari|Samsung Internet|Opera|Brave) (su|auf|on|en|sur) (Windows|macOS|Linux|Android|iOS|iPadOS|ChromeOS)$';
