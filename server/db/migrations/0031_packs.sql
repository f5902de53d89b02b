CREATE TABLE "pack_customers" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"service" text,
	"service_id" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"places" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" text NOT NULL,
	"paid" integer,
	CONSTRAINT "pack_customers_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "pack_customers_places" CHECK ("pack_customers"."places" > 0),
	CONSTRAINT "pack_customers_used" CHECK ("pack_customers"."used" between 0 and "pack_customers"."places"),
	CONSTRAINT "pack_customers_paid" CHECK ("pack_customers"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pack_uses" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"pack_customer_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pack_uses_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created" timestamp with time zone NOT NULL,
	"left" integer NOT NULL,
	"undoes" text,
	"actor" text,
	"place" text,
	CONSTRAINT "pack_uses_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "pack_uses_undone_once" UNIQUE("activity_id","undoes"),
	CONSTRAINT "pack_uses_left" CHECK ("pack_uses"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"service" text,
	"service_id" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"places" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "packs_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
ALTER TABLE "pack_customers" ADD CONSTRAINT "pack_customers_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_customers" ADD CONSTRAINT "pack_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_uses" ADD CONSTRAINT "pack_uses_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_uses" ADD CONSTRAINT "pack_uses_pack" FOREIGN KEY ("activity_id","pack_customer_id") REFERENCES "public"."pack_customers"("activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_customers_owner" ON "pack_customers" USING btree ("activity_id","user_id","created");--> statement-breakpoint
CREATE INDEX "pack_uses_of" ON "pack_uses" USING btree ("activity_id","pack_customer_id","seq");--> statement-breakpoint
CREATE FUNCTION "pack_uses_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('tessera.eraser', true), '') = 'on' THEN
		IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE'
		AND NOT (EXISTS (SELECT 1 FROM "pack_customers" p WHERE p."activity_id" = OLD."activity_id" AND p."id" = OLD."pack_customer_id")
			AND EXISTS (SELECT 1 FROM "activities" a WHERE a."id" = OLD."activity_id"))
	THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'a line of a pack is neither changed nor deleted without its pack';
END $$;--> statement-breakpoint
CREATE TRIGGER "pack_uses_stay" BEFORE UPDATE OR DELETE ON "pack_uses" FOR EACH ROW EXECUTE FUNCTION "pack_uses_stay"();
