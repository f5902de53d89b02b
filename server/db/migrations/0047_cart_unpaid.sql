ALTER TABLE "cart_lines" ADD COLUMN "unpaid" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "unpaid_quantity" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_unpaid" CHECK (("cart_lines"."unpaid" is null) = ("cart_lines"."unpaid_quantity" is null) and "cart_lines"."unpaid_quantity" between 1 and "cart_lines"."quantity");