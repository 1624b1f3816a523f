DROP INDEX "incident_occurred_at";--> statement-breakpoint
DROP INDEX "incident_occurred_at_descending";--> statement-breakpoint
DROP INDEX "incident_detected_at";--> statement-breakpoint
DROP INDEX "incident_detected_at_descending";--> statement-breakpoint
DROP INDEX "incident_resolved_at";--> statement-breakpoint
DROP INDEX "incident_resolved_at_descending";--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "aware_in" text;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "classified_in" text;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "reported_in" text;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "contained_in" text;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "resolved_in" text;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "occurred_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "detected_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "resolved_from" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "incident_occurred_from" ON "incident" USING btree ("organisation_id","occurred_from","id");--> statement-breakpoint
CREATE INDEX "incident_occurred_from_descending" ON "incident" USING btree ("organisation_id","occurred_from" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "incident_detected_from" ON "incident" USING btree ("organisation_id","detected_from","id");--> statement-breakpoint
CREATE INDEX "incident_detected_from_descending" ON "incident" USING btree ("organisation_id","detected_from" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "incident_resolved_from" ON "incident" USING btree ("organisation_id","resolved_from","id");--> statement-breakpoint
CREATE INDEX "incident_resolved_from_descending" ON "incident" USING btree ("organisation_id","resolved_from" desc nulls last,"id" desc);--> statement-breakpoint
-- The first instant of a day, month or year on the clocks of a zone.
CREATE FUNCTION first_instant(period text, zone text) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT (period || substr('-01-01', length(period) - 3))::timestamp AT TIME ZONE coalesce(zone, 'UTC')
$$;
--> statement-breakpoint
CREATE FUNCTION keep_order_of_times() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  zone text;
BEGIN
  IF coalesce(NEW.occurred_in, NEW.detected_in, NEW.resolved_in) IS NOT NULL THEN
    SELECT time_zone INTO zone FROM public.organisation WHERE id = NEW.organisation_id;
  END IF;
  NEW.occurred_from := coalesce(NEW.occurred_at, public.first_instant(NEW.occurred_in, zone));
  NEW.detected_from := coalesce(NEW.detected_at, public.first_instant(NEW.detected_in, zone));
  NEW.resolved_from := coalesce(NEW.resolved_at, public.first_instant(NEW.resolved_in, zone));
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION first_instant, keep_order_of_times FROM PUBLIC;
GRANT EXECUTE ON FUNCTION first_instant TO attest_app;
--> statement-breakpoint
CREATE TRIGGER keep_order_of_times BEFORE INSERT OR UPDATE ON incident FOR EACH ROW EXECUTE FUNCTION keep_order_of_times();
--> statement-breakpoint
-- Where an instant was entered since, the period of the import is no longer what is known. The trigger does the rest.
ALTER TABLE incident NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE incident SET
  occurred_in = CASE WHEN occurred_at IS NULL THEN occurred_in END,
  detected_in = CASE WHEN detected_at IS NULL THEN detected_in END;
--> statement-breakpoint
ALTER TABLE incident FORCE ROW LEVEL SECURITY;
