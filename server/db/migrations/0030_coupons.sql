CREATE TABLE "coupon_customers" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"image" text,
	"price" integer,
	"percentage" double precision,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" text NOT NULL,
	"used" timestamp with time zone,
	"used_by" text,
	CONSTRAINT "coupon_customers_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "coupon_customers_code" UNIQUE("activity_id","code")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"image" text,
	"price" integer,
	"percentage" double precision,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"valid_days" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "coupons_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD CONSTRAINT "coupon_customers_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD CONSTRAINT "coupon_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_customers_owner" ON "coupon_customers" USING btree ("activity_id","user_id","created");--> statement-breakpoint
CREATE INDEX "coupon_customers_given" ON "coupon_customers" USING btree ("activity_id","coupon_id");