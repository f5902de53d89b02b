CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"verified" timestamp with time zone,
	"used" timestamp with time zone,
	CONSTRAINT "codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"birth_date" date,
	"gender" text,
	"typo" text,
	"phone" text,
	"country_id" text,
	"nation_id" text,
	"address" text,
	"street_number" text,
	"cap" text,
	"store_id" text,
	"invite" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "customers_owner" UNIQUE("activity_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_subject" ON "codes" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "codes_user" ON "codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "codes_expires" ON "codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "customers_user" ON "customers" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "customers" ("activity_id", "id", "user_id", "created")
SELECT "activity_id", gen_random_uuid()::text, "user_id", "created" FROM "members" WHERE 'ROLE_USER' = ANY("roles");
