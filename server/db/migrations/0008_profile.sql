CREATE TABLE "customer_addresses" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"street_number" text NOT NULL,
	"cap" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"country_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_addresses_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	"taken" timestamp with time zone,
	"json" text,
	"html" text
);
--> statement-breakpoint
ALTER TABLE "flows" DROP CONSTRAINT "flows_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaving" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_owner" ON "customer_addresses" USING btree ("activity_id","user_id","created");--> statement-breakpoint
CREATE INDEX "exports_user" ON "exports" USING btree ("user_id","created");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("leaving");