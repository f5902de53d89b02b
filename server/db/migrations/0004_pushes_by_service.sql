DROP INDEX "pushes_due";--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("service","due") WHERE "pushes"."state" in ('queued', 'sending');