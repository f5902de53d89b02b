CREATE TABLE "invites" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "invites_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "invites_owner" UNIQUE("activity_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;