CREATE TABLE "announced_devices" (
	"username" text NOT NULL,
	"device_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "announced_devices_username_device_id_pk" PRIMARY KEY("username","device_id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"origin" text NOT NULL,
	"activity_id" text,
	"device_name" text,
	"device_type" text,
	"auth_notice" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"os_version" text,
	"sdk_version" text,
	"app_version" text,
	"browser" text,
	"language" text DEFAULT 'it' NOT NULL,
	"endpoint" text,
	"p256dh" text,
	"auth" text,
	"lost" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"last_notice" timestamp with time zone,
	"last_notice_title" text,
	"test" text,
	CONSTRAINT "devices_owner" UNIQUE("user_id","origin","device_id")
);
--> statement-breakpoint
CREATE TABLE "notice_sents" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"read" timestamp with time zone,
	"read_native" timestamp with time zone,
	CONSTRAINT "notice_sents_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "notice_sents_once" UNIQUE("activity_id","notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"sub_title" text,
	"message" text,
	"image" text,
	"link" text,
	"external_link" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"audience" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reached" text DEFAULT '' NOT NULL,
	"sender" text,
	"bundled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notices_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"sub_title" text,
	"message" text,
	"status" text NOT NULL,
	"link" text,
	"external_link" text,
	"created" timestamp with time zone NOT NULL,
	"updated" timestamp with time zone,
	CONSTRAINT "notifications_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"device_id" text NOT NULL,
	"service" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"claimed" timestamp with time zone,
	"sent" timestamp with time zone,
	"received" timestamp with time zone,
	"opened" timestamp with time zone,
	"failure" text,
	"uncertain" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pushes_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "pushes_once" UNIQUE("activity_id","notice_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "once_keys" (
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"answer" jsonb,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "once_keys_activity_id_user_id_call_key_pk" PRIMARY KEY("activity_id","user_id","call","key")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_sents" ADD CONSTRAINT "notice_sents_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_sents" ADD CONSTRAINT "notice_sents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announced_devices_created" ON "announced_devices" USING btree ("created");--> statement-breakpoint
CREATE INDEX "devices_endpoint" ON "devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "devices_test" ON "devices" USING btree ("test");--> statement-breakpoint
CREATE INDEX "notice_sents_owner" ON "notice_sents" USING btree ("activity_id","user_id","created");--> statement-breakpoint
CREATE INDEX "notifications_owner" ON "notifications" USING btree ("activity_id","user_id","created");--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("due") WHERE "pushes"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "pushes_receipt" ON "pushes" USING btree ("id");--> statement-breakpoint
CREATE INDEX "once_keys_created" ON "once_keys" USING btree ("created");