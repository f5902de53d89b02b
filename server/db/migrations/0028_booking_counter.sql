CREATE TABLE "booking_closings" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"date" text NOT NULL,
	"start_time" text,
	"end_time" text,
	"operator_id" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_closings_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "booking_closings_times" CHECK (("booking_closings"."start_time" is null) = ("booking_closings"."end_time" is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "no_show" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "arrived" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_closings" ADD CONSTRAINT "booking_closings_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_closings_day" ON "booking_closings" USING btree ("activity_id","date");