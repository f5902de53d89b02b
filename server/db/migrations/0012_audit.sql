CREATE TABLE "audit" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"actor" text,
	"subject" text,
	"what" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "unknown_devices" (
	"kind" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_users_id_fk" FOREIGN KEY ("actor") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_users_id_fk" FOREIGN KEY ("subject") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("activity_id","at");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject");