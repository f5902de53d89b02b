CREATE TABLE "friends" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"reward" bigint,
	"joined" timestamp with time zone NOT NULL,
	CONSTRAINT "friends_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friends_owner" ON "friends" USING btree ("activity_id","user_id","joined");--> statement-breakpoint
-- Who came by an invitation before that was written down; what it was thanked with is not known.
INSERT INTO "friends" ("activity_id", "id", "user_id", "joined")
SELECT c."activity_id", gen_random_uuid()::text, i."user_id", c."created" FROM "customers" c
JOIN "invites" i ON i."activity_id" = c."activity_id" AND i."id" = c."invite" WHERE i."user_id" <> c."user_id";
