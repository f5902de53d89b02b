CREATE TABLE "booking_versions" (
	"activity_id" text NOT NULL,
	"day" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "booking_versions_activity_id_day_pk" PRIMARY KEY("activity_id","day")
);
--> statement-breakpoint
ALTER TABLE "booking_versions" ADD CONSTRAINT "booking_versions_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A version is random, so that none comes twice, and its row is held until the commit: who has read one has read nothing older after it.
-- Several are taken in the order of their days. What goes with its activity leaves none behind.
CREATE FUNCTION "new_booking_versions"("of" text, "days" text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "booking_versions" ("activity_id", "day", "version")
	SELECT "of", d, gen_random_uuid()::text FROM (SELECT DISTINCT unnest("days") AS d ORDER BY d) AS named
	WHERE EXISTS (SELECT 1 FROM "activities" WHERE "id" = "of")
	ON CONFLICT ("activity_id", "day") DO UPDATE SET "version" = excluded."version";
$$;--> statement-breakpoint
CREATE FUNCTION "utc_days"("from" timestamptz, "to" timestamptz) RETURNS text[] LANGUAGE sql AS $$
	SELECT array(SELECT to_char(d, 'YYYY-MM-DD')
		FROM generate_series(date_trunc('day', "from" AT TIME ZONE 'UTC'), "to" AT TIME ZONE 'UTC', interval '1 day') AS d);
$$;--> statement-breakpoint
CREATE FUNCTION "bookings_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM new_booking_versions(coalesce(NEW."activity_id", OLD."activity_id"), utc_days(OLD."start", OLD."end") || utc_days(NEW."start", NEW."end"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "booking_waitings_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM new_booking_versions(coalesce(NEW."activity_id", OLD."activity_id"),
		utc_days(OLD."held_start", OLD."held_end") || utc_days(NEW."held_start", NEW."held_end"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "booking_house_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM new_booking_versions(coalesce(NEW."activity_id", OLD."activity_id"), array['']);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "activities_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM new_booking_versions(NEW."id", array['']);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bookings_changed" AFTER INSERT OR UPDATE OR DELETE ON "bookings" FOR EACH ROW EXECUTE FUNCTION "bookings_changed"();--> statement-breakpoint
CREATE TRIGGER "booking_waitings_changed" AFTER INSERT OR UPDATE OR DELETE ON "booking_waitings" FOR EACH ROW EXECUTE FUNCTION "booking_waitings_changed"();--> statement-breakpoint
CREATE TRIGGER "booking_settings_changed" AFTER INSERT OR UPDATE OR DELETE ON "booking_settings" FOR EACH ROW EXECUTE FUNCTION "booking_house_changed"();--> statement-breakpoint
CREATE TRIGGER "booking_operators_changed" AFTER INSERT OR UPDATE OR DELETE ON "booking_operators" FOR EACH ROW EXECUTE FUNCTION "booking_house_changed"();--> statement-breakpoint
CREATE TRIGGER "booking_services_changed" AFTER INSERT OR UPDATE OR DELETE ON "booking_services" FOR EACH ROW EXECUTE FUNCTION "booking_house_changed"();--> statement-breakpoint
CREATE TRIGGER "booking_closings_changed" AFTER INSERT OR UPDATE OR DELETE ON "booking_closings" FOR EACH ROW EXECUTE FUNCTION "booking_house_changed"();--> statement-breakpoint
CREATE TRIGGER "activities_changed" AFTER UPDATE ON "activities" FOR EACH ROW
	WHEN (OLD."zone" IS DISTINCT FROM NEW."zone" OR OLD."configuration" IS DISTINCT FROM NEW."configuration") EXECUTE FUNCTION "activities_changed"();
