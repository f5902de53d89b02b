-- An order has its number from the moment it is made. Those that wait to be paid, or never were, get theirs now, behind all others.
UPDATE "orders" SET "number" = coalesce((SELECT "last" FROM "order_numbers" c WHERE c."activity_id" = "orders"."activity_id"), 0) + late."place"
	FROM (SELECT "activity_id", "id", row_number() OVER (PARTITION BY "activity_id" ORDER BY "created", "id") AS "place" FROM "orders" WHERE "number" IS NULL) late
	WHERE "orders"."activity_id" = late."activity_id" AND "orders"."id" = late."id";--> statement-breakpoint
INSERT INTO "order_numbers" ("activity_id", "last") SELECT "activity_id", max("number") FROM "orders" GROUP BY "activity_id"
	ON CONFLICT ("activity_id") DO UPDATE SET "last" = greatest("order_numbers"."last", excluded."last");--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;
