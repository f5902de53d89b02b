CREATE TABLE "stores" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"main" boolean NOT NULL,
	"visible" boolean NOT NULL,
	"description" text,
	"address" text NOT NULL,
	"cap" text NOT NULL,
	"city" text NOT NULL,
	"province" text,
	"country" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"email" text,
	"website" text,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_days" text[] DEFAULT '{}' NOT NULL,
	"image" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "stores_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;