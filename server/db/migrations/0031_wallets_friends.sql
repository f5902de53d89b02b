CREATE TABLE "friends" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"reward" bigint,
	"joined" timestamp with time zone NOT NULL,
	CONSTRAINT "friends_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "wallet_devices" (
	"activity_id" text NOT NULL,
	"pass_id" text NOT NULL,
	"device" text NOT NULL,
	"push_token" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_devices_activity_id_device_pass_id_pk" PRIMARY KEY("activity_id","device","pass_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_passes" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"wanted" integer DEFAULT 0 NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"waits" timestamp with time zone,
	"updated" timestamp with time zone NOT NULL,
	"ticket" text,
	"ticket_ends" timestamp with time zone,
	"revoked" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_passes_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "wallet_passes_owner" UNIQUE("activity_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "wallet_settings" (
	"activity_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"expires" timestamp with time zone,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_settings_activity_id_kind_pk" PRIMARY KEY("activity_id","kind")
);
--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_devices" ADD CONSTRAINT "wallet_devices_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_devices" ADD CONSTRAINT "wallet_devices_activity_id_pass_id_wallet_passes_activity_id_id_fk" FOREIGN KEY ("activity_id","pass_id") REFERENCES "public"."wallet_passes"("activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_passes" ADD CONSTRAINT "wallet_passes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_settings" ADD CONSTRAINT "wallet_settings_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friends_owner" ON "friends" USING btree ("activity_id","user_id","joined");--> statement-breakpoint
CREATE INDEX "wallet_devices_pass" ON "wallet_devices" USING btree ("activity_id","pass_id");--> statement-breakpoint
CREATE INDEX "wallet_passes_wanted" ON "wallet_passes" USING btree ("activity_id") WHERE "wallet_passes"."wanted" > "wallet_passes"."shown";--> statement-breakpoint
CREATE INDEX "wallet_passes_updated" ON "wallet_passes" USING btree ("activity_id","updated");--> statement-breakpoint
CREATE INDEX "wallet_passes_revoked" ON "wallet_passes" USING btree ("revoked") WHERE "wallet_passes"."revoked" is not null;--> statement-breakpoint
-- Who came by an invitation before that was written down; what it was thanked with is not known.
INSERT INTO "friends" ("activity_id", "id", "user_id", "joined")
SELECT c."activity_id", gen_random_uuid()::text, i."user_id", c."created" FROM "customers" c
JOIN "invites" i ON i."activity_id" = c."activity_id" AND i."id" = c."invite" WHERE i."user_id" <> c."user_id";
