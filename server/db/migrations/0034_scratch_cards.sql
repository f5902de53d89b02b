CREATE TABLE "scratch_cards" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"image" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"winning" integer NOT NULL,
	"issue" text NOT NULL,
	"valid_days" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "scratch_cards_activity_id_id_pk" PRIMARY KEY("activity_id","id")
);
--> statement-breakpoint
CREATE TABLE "scratch_customers" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"scratch_card_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"image" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"valid_days" integer NOT NULL,
	"state" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" text NOT NULL,
	"scratched" timestamp with time zone,
	"code" text,
	"collected" timestamp with time zone,
	"collected_by" text,
	CONSTRAINT "scratch_customers_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "scratch_customers_code" UNIQUE("activity_id","code")
);
--> statement-breakpoint
CREATE TABLE "scratch_draws" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"card_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"title" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"credit" bigint,
	CONSTRAINT "scratch_draws_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "scratch_draws_once" UNIQUE("activity_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "scratch_prizes" (
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"scratch_card_id" text NOT NULL,
	"title" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"credit" bigint,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "scratch_prizes_activity_id_id_pk" PRIMARY KEY("activity_id","id"),
	CONSTRAINT "scratch_prizes_drawn" CHECK ("scratch_prizes"."reserved" between 0 and "scratch_prizes"."on_hand")
);
--> statement-breakpoint
ALTER TABLE "scratch_cards" ADD CONSTRAINT "scratch_cards_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scratch_customers" ADD CONSTRAINT "scratch_customers_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scratch_customers" ADD CONSTRAINT "scratch_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scratch_draws" ADD CONSTRAINT "scratch_draws_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scratch_draws" ADD CONSTRAINT "scratch_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scratch_draws" ADD CONSTRAINT "scratch_draws_card_fk" FOREIGN KEY ("activity_id","card_id") REFERENCES "public"."scratch_customers"("activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scratch_prizes" ADD CONSTRAINT "scratch_prizes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scratch_prizes" ADD CONSTRAINT "scratch_prizes_card_fk" FOREIGN KEY ("activity_id","scratch_card_id") REFERENCES "public"."scratch_cards"("activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scratch_customers_owner" ON "scratch_customers" USING btree ("activity_id","user_id","created");--> statement-breakpoint
CREATE INDEX "scratch_customers_given" ON "scratch_customers" USING btree ("activity_id","scratch_card_id");--> statement-breakpoint
CREATE INDEX "scratch_draws_owner" ON "scratch_draws" USING btree ("activity_id","user_id");--> statement-breakpoint
CREATE INDEX "scratch_draws_prize" ON "scratch_draws" USING btree ("activity_id","prize_id");--> statement-breakpoint
CREATE INDEX "scratch_prizes_card" ON "scratch_prizes" USING btree ("activity_id","scratch_card_id");