CREATE INDEX "flows_time" ON "flows" USING btree ("activity_id","created");--> statement-breakpoint
CREATE INDEX "coupon_customers_time" ON "coupon_customers" USING btree ("activity_id","created");--> statement-breakpoint
CREATE INDEX "coupon_customers_used" ON "coupon_customers" USING btree ("activity_id","used") WHERE "coupon_customers"."used" is not null;--> statement-breakpoint
CREATE INDEX "orders_time" ON "orders" USING btree ("activity_id","created");