CREATE TABLE "till_acts" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"actor" text,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"purchase" integer,
	"created" timestamp with time zone NOT NULL,
	"undone" timestamp with time zone,
	"seen" timestamp with time zone,
	CONSTRAINT "till_acts_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "service_note" text;--> statement-breakpoint
ALTER TABLE "till_acts" ADD CONSTRAINT "till_acts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_acts" ADD CONSTRAINT "till_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_acts_actor" ON "till_acts" USING btree ("activity_id","actor","created");--> statement-breakpoint
CREATE INDEX "till_acts_owner" ON "till_acts" USING btree ("activity_id","user_id","about");