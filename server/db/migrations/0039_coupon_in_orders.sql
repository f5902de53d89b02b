ALTER TABLE "orders" DROP CONSTRAINT "orders_sums";--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_value" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
CREATE INDEX "pack_customers_time" ON "pack_customers" USING btree ("activity_id","created");--> statement-breakpoint
CREATE INDEX "pack_uses_time" ON "pack_uses" USING btree ("activity_id","created");--> statement-breakpoint
CREATE INDEX "scratch_customers_time" ON "scratch_customers" USING btree ("activity_id","created");--> statement-breakpoint
CREATE INDEX "scratch_customers_scratched" ON "scratch_customers" USING btree ("activity_id","scratched") WHERE "scratch_customers"."scratched" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sums" CHECK ("orders"."coupon_value" between 0 and "orders"."subtotal" and "orders"."credit" between 0 and "orders"."subtotal" - "orders"."coupon_value"
        and "orders"."total" = "orders"."subtotal" - "orders"."coupon_value" - "orders"."credit" + "orders"."shipping_price");