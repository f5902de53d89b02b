CREATE TABLE "item_categories" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	"image" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "item_categories_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "item_categories_code" UNIQUE("activity_id","code")
);
--> statement-breakpoint
CREATE TABLE "item_color_sizes" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"item_color_id" text NOT NULL,
	"item_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "item_color_sizes_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "item_color_sizes_code" UNIQUE("activity_id","item_color_id","code")
);
--> statement-breakpoint
CREATE TABLE "item_colors" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"item_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"image" text,
	"sort" integer NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "item_colors_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "item_colors_code" UNIQUE("activity_id","item_id","code")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price" bigint NOT NULL,
	"discount_price" bigint,
	"vat_rate" integer,
	"allergens" text[],
	"sort" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"search" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "items_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "items_code" UNIQUE("activity_id","code")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"disabled" boolean NOT NULL,
	"sort" integer NOT NULL,
	"account_name" text,
	"iban" text,
	"bic" text,
	CONSTRAINT "payments_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "payments_type" UNIQUE("activity_id","type")
);
--> statement-breakpoint
CREATE TABLE "shippings" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"price_min" bigint NOT NULL,
	"offer_price" bigint NOT NULL,
	"standard_price" bigint NOT NULL,
	"days_from" integer NOT NULL,
	"days_to" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "shippings_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "shippings_type" UNIQUE("activity_id","type")
);
--> statement-breakpoint
CREATE TABLE "shop_close_times" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"day" integer NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	CONSTRAINT "shop_close_times_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "item_categories" ADD CONSTRAINT "item_categories_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_color_sizes" ADD CONSTRAINT "item_color_sizes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_colors" ADD CONSTRAINT "item_colors_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shippings" ADD CONSTRAINT "shippings_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_close_times" ADD CONSTRAINT "shop_close_times_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_color_sizes_item" ON "item_color_sizes" USING btree ("activity_id","item_id");--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("activity_id","category_id");