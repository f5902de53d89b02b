ALTER TABLE "bookings" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason_code" text;