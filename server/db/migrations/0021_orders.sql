CREATE TABLE "cart_lines" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "cart_lines_variant" UNIQUE("activity_id","user_id","variant_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"sort" integer NOT NULL,
	"variant_id" text NOT NULL,
	"item_color_id" text NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"image" text,
	"allergens" text[],
	"price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"is_counted" boolean NOT NULL,
	"vat_rate" integer,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_lines_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"activity_id" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_activity_id_pk" PRIMARY KEY("activity_id")
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_steps_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step" text NOT NULL,
	"progress" text NOT NULL,
	"payment" text NOT NULL,
	"via" text NOT NULL,
	"actor" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_steps_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer,
	"created" timestamp with time zone NOT NULL,
	"progress" text NOT NULL,
	"payment" text NOT NULL,
	"payment_type" text NOT NULL,
	"shipping" text NOT NULL,
	"is_goods" boolean NOT NULL,
	"is_accrued" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_cancel_asked" boolean DEFAULT false NOT NULL,
	"subtotal" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"shipping_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"accumulation" bigint NOT NULL,
	"points" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"address" jsonb,
	"slot" text,
	"note" text DEFAULT '' NOT NULL,
	"ready_by" timestamp with time zone,
	"done" timestamp with time zone,
	"expires" timestamp with time zone,
	CONSTRAINT "orders_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "orders_number" UNIQUE("activity_id","number"),
	CONSTRAINT "orders_sums" CHECK ("orders"."credit" between 0 and "orders"."subtotal" and "orders"."total" = "orders"."subtotal" - "orders"."credit" + "orders"."shipping_price"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total" + "orders"."credit")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"type" text NOT NULL,
	"cents" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"is_closing" boolean DEFAULT false NOT NULL,
	"ref" text,
	"url" text,
	"origin" text NOT NULL,
	"language" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_attempts_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"attempt_id" text,
	"money" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"accumulation" bigint NOT NULL,
	"points" bigint NOT NULL,
	"missing" bigint NOT NULL,
	"missing_points" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone,
	CONSTRAINT "refunds_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "point_value" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_activity_id_order_id_orders_activity_id_id_fk" FOREIGN KEY ("activity_id","order_id") REFERENCES "public"."orders"("activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_activity_id_order_id_orders_activity_id_id_fk" FOREIGN KEY ("activity_id","order_id") REFERENCES "public"."orders"("activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_activity_id_order_id_orders_activity_id_id_fk" FOREIGN KEY ("activity_id","order_id") REFERENCES "public"."orders"("activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_activity_id_order_id_orders_activity_id_id_fk" FOREIGN KEY ("activity_id","order_id") REFERENCES "public"."orders"("activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("activity_id","order_id");--> statement-breakpoint
CREATE INDEX "order_steps_order" ON "order_steps" USING btree ("activity_id","order_id","seq");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("activity_id","user_id","created");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("activity_id","progress","created");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("activity_id","order_id","created");--> statement-breakpoint
CREATE INDEX "payment_attempts_ref" ON "payment_attempts" USING btree ("activity_id","ref");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("expires") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("activity_id","order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("created") WHERE "refunds"."state" = 'due';