CREATE TABLE "booking_operators" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"full_name" text NOT NULL,
	"sort" integer NOT NULL,
	"image" text,
	"closed_times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "booking_operators_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "booking_services" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"minutes" integer NOT NULL,
	"price" bigint,
	"operator_ids" text[] DEFAULT '{}' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "booking_services_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "booking_services_minutes" CHECK ("booking_services"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "booking_settings" (
	"activity_id" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"granularity" integer NOT NULL,
	"seats" integer,
	"confirm" text DEFAULT 'staff' NOT NULL,
	"cancel_hours" integer DEFAULT 0 NOT NULL,
	"open_times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_days" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "booking_settings_activity_id_pk" PRIMARY KEY("activity_id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"date" text NOT NULL,
	"time" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"people" integer NOT NULL,
	"service_id" text,
	"service_title" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price" bigint,
	"operator_id" text,
	"operator_name" text,
	"status" text NOT NULL,
	"cancelled_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"updated" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "bookings_people" CHECK ("bookings"."people" > 0),
	CONSTRAINT "bookings_span" CHECK ("bookings"."start" < "bookings"."end")
);
--> statement-breakpoint
ALTER TABLE "booking_operators" ADD CONSTRAINT "booking_operators_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_day" ON "bookings" USING btree ("activity_id","end");--> statement-breakpoint
CREATE INDEX "bookings_owner" ON "bookings" USING btree ("activity_id","user_id","start");--> statement-breakpoint
CREATE INDEX "bookings_requests" ON "bookings" USING btree ("activity_id","created") WHERE "bookings"."status" = 'I';