ALTER TABLE "notices" ADD COLUMN "from_day" date;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "until_day" date;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_days" CHECK (("notices"."from_day" is null) = ("notices"."until_day" is null) and "notices"."from_day" <= "notices"."until_day");