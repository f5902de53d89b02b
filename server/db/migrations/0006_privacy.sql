CREATE TABLE "consents" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consents_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text_id" text NOT NULL,
	"point" text NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"terms" text,
	"imprint" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_texts" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"store_id" text,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"point_b" text,
	"point_c" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone,
	CONSTRAINT "privacy_texts_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_activity_id_text_id_privacy_texts_activity_id_id_fk" FOREIGN KEY ("activity_id","text_id") REFERENCES "public"."privacy_texts"("activity_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_texts" ADD CONSTRAINT "privacy_texts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_owner" ON "consents" USING btree ("activity_id","user_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_texts_current" ON "privacy_texts" USING btree ("activity_id",coalesce("store_id", '')) WHERE "privacy_texts"."ended" is null;