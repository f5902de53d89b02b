CREATE TABLE "booking_waitings" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"date" text NOT NULL,
	"time" text,
	"people" integer NOT NULL,
	"service_id" text,
	"service_title" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"operator_id" text,
	"operator_name" text,
	"state" text NOT NULL,
	"held_time" text,
	"held_start" timestamp with time zone,
	"held_end" timestamp with time zone,
	"held_operator_id" text,
	"expires" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "booking_waitings_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "booking_waitings" ADD CONSTRAINT "booking_waitings_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_waitings" ADD CONSTRAINT "booking_waitings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_waitings_day" ON "booking_waitings" USING btree ("activity_id","date","created");--> statement-breakpoint
CREATE INDEX "booking_waitings_owner" ON "booking_waitings" USING btree ("activity_id","user_id","date");