ALTER TABLE "orders" ADD COLUMN "owed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_owing" ON "orders" USING btree ("activity_id") WHERE "orders"."owed" > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owed" CHECK ("orders"."owed" between 0 and "orders"."total");