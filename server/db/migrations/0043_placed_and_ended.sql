ALTER TABLE "users" ADD COLUMN "folded" text GENERATED ALWAYS AS (replace(replace(replace(translate(regexp_replace(normalize(lower(name || ' ' || surname || ' ' || email), NFKD), '[̀-ͯ]', '', 'g'), 'ø’', 'o'''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_ended" ON "orders" USING btree ("activity_id","ended") WHERE "orders"."ended" is not null;--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("expires") WHERE "orders"."progress" = 'pending';--> statement-breakpoint
UPDATE "orders" SET "placed" = coalesce((SELECT min("at") FROM "order_steps" s
	WHERE s."activity_id" = "orders"."activity_id" AND s."order_id" = "orders"."id" AND s."progress" <> 'pending'), "created")
	WHERE "number" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "ended" = coalesce("done", (SELECT max("at") FROM "order_steps" s
	WHERE s."activity_id" = "orders"."activity_id" AND s."order_id" = "orders"."id" AND s."progress" = "orders"."progress"), "created")
	WHERE "progress" IN ('done', 'cancelled') OR "done" IS NOT NULL;--> statement-breakpoint
-- What was told to the provider when an attempt was opened is told again when it is asked for again.
UPDATE "payment_attempts" SET "title" = coalesce((SELECT "name" FROM "activities" WHERE "id" = "activity_id"), ''),
	"email" = coalesce((SELECT u."email" FROM "users" u WHERE u."id" = "payment_attempts"."user_id"), '')
	WHERE "state" = 'open';
