ALTER TABLE "coupon_customers" ADD COLUMN "till_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "till_only" boolean DEFAULT false NOT NULL;