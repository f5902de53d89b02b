CREATE TABLE "holds" (
	"activity_id" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone,
	CONSTRAINT "holds_activity_id_order_id_pk" PRIMARY KEY("activity_id","order_id"),
	CONSTRAINT "holds_cents" CHECK ("holds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "locks" (
	"activity_id" text NOT NULL,
	"name" text NOT NULL,
	"taken" timestamp with time zone NOT NULL,
	CONSTRAINT "locks_activity_id_name_pk" PRIMARY KEY("activity_id","name")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"activity_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_activity_id_variant_id_pk" PRIMARY KEY("activity_id","variant_id"),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" between 0 and "stock"."on_hand")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "via" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "entity" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "entity_id" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_activity_id_user_id_cards_activity_id_user_id_fk" FOREIGN KEY ("activity_id","user_id") REFERENCES "public"."cards"("activity_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("activity_id","user_id") WHERE "holds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "locks_taken" ON "locks" USING btree ("taken");--> statement-breakpoint
INSERT INTO "flows" ("activity_id", "id", "user_id", "created", "type", "value", "point_value", "balance", "point_balance", "description")
	SELECT "activity_id", gen_random_uuid()::text, "user_id", now(), 'AM', greatest(-"balance", 0), greatest(-"point_balance", 0), greatest("balance", 0), greatest("point_balance", 0), 'Saldo riportato a zero'
	FROM "cards" WHERE "balance" < 0 OR "point_balance" < 0;--> statement-breakpoint
UPDATE "cards" SET "balance" = greatest("balance", 0), "point_balance" = greatest("point_balance", 0) WHERE "balance" < 0 OR "point_balance" < 0;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_balance" CHECK ("cards"."balance" >= 0);--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_held" CHECK ("cards"."held" between 0 and "cards"."balance");--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_points" CHECK ("cards"."point_balance" >= 0);--> statement-breakpoint
CREATE FUNCTION "flows_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('tessera.eraser', true), '') = 'on' THEN
		IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a movement of the ledger is neither changed nor deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER "flows_stay" BEFORE UPDATE OR DELETE ON "flows" FOR EACH ROW EXECUTE FUNCTION "flows_stay"();
