ALTER TABLE "orders" DROP CONSTRAINT "orders_sums";--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_value" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sums" CHECK ("orders"."coupon_value" between 0 and "orders"."subtotal" and "orders"."credit" between 0 and "orders"."subtotal" - "orders"."coupon_value"
        and "orders"."total" = "orders"."subtotal" - "orders"."coupon_value" - "orders"."credit" + "orders"."shipping_price");