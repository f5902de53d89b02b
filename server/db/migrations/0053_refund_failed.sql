ALTER TABLE "orders" DROP CONSTRAINT "orders_owed";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unreturned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owed" CHECK ("orders"."unreturned" between 0 and least("orders"."owed", "orders"."refunded", "orders"."total"));