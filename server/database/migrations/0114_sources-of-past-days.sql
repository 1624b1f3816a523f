CREATE TABLE "position_source" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position_id" uuid NOT NULL,
	"own_control_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "position_source_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "position_source" ADD CONSTRAINT "position_source_position" FOREIGN KEY ("organisation_id","position_id") REFERENCES "public"."control_position"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_source" ADD CONSTRAINT "position_source_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "position_source_of" ON "position_source" USING btree ("organisation_id","position_id","own_control_id");--> statement-breakpoint
CREATE INDEX "position_source_by" ON "position_source" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
SELECT protect_tenant_table('public.position_source', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- Keeps when own controls were sources of positions by a link that counts, whatever changes the links.
CREATE FUNCTION keep_sources_of_links() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  at timestamptz := coalesce(nullif(current_setting('app.changed_at', true), '')::timestamptz, clock_timestamp());
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE public.position_source AS source SET until = greatest(at, source.since) FROM former
    WHERE source.organisation_id = former.organisation_id AND source.position_id = former.position_id
      AND source.own_control_id = former.own_control_id AND source.until IS NULL
      AND NOT EXISTS (SELECT FROM public.control_link link WHERE link.organisation_id = former.organisation_id
        AND link.position_id = former.position_id AND link.own_control_id = former.own_control_id
        AND link.standing IN ('CONFIRMED', 'TO_CONFIRM'));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.position_source (organisation_id, position_id, own_control_id, since)
      SELECT stored.organisation_id, stored.position_id, stored.own_control_id, at FROM stored
      JOIN public.own_control own ON own.organisation_id = stored.organisation_id AND own.id = stored.own_control_id
        AND own.implementation <> 'RETIRED'
      WHERE stored.standing IN ('CONFIRMED', 'TO_CONFIRM')
        AND NOT EXISTS (SELECT FROM public.position_source source WHERE source.organisation_id = stored.organisation_id
          AND source.position_id = stored.position_id AND source.own_control_id = stored.own_control_id AND source.until IS NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same when own controls are retired, or no longer.
CREATE FUNCTION keep_sources_of_own_controls() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  at timestamptz := coalesce(nullif(current_setting('app.changed_at', true), '')::timestamptz, clock_timestamp());
BEGIN
  UPDATE public.position_source AS source SET until = greatest(at, source.since) FROM stored
    JOIN former ON former.organisation_id = stored.organisation_id AND former.id = stored.id
    WHERE stored.implementation = 'RETIRED' AND former.implementation <> 'RETIRED' AND source.until IS NULL
      AND source.organisation_id = stored.organisation_id AND source.own_control_id = stored.id;
  INSERT INTO public.position_source (organisation_id, position_id, own_control_id, since)
    SELECT link.organisation_id, link.position_id, link.own_control_id, at FROM stored
    JOIN former ON former.organisation_id = stored.organisation_id AND former.id = stored.id
    JOIN public.control_link link ON link.organisation_id = stored.organisation_id AND link.own_control_id = stored.id
      AND link.standing IN ('CONFIRMED', 'TO_CONFIRM')
    WHERE stored.implementation <> 'RETIRED' AND former.implementation = 'RETIRED';
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_sources_of_links, keep_sources_of_own_controls FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER sources_added AFTER INSERT ON control_link REFERENCING NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sources_of_links();
CREATE TRIGGER sources_changed AFTER UPDATE ON control_link REFERENCING OLD TABLE AS former NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sources_of_links();
CREATE TRIGGER sources_removed AFTER DELETE ON control_link REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sources_of_links();
CREATE TRIGGER sources_retired AFTER UPDATE ON own_control REFERENCING OLD TABLE AS former NEW TABLE AS stored
  FOR EACH STATEMENT EXECUTE FUNCTION keep_sources_of_own_controls();
--> statement-breakpoint
-- What is linked now begins with its link. Forced row-level security would hide it.
ALTER TABLE control_link NO FORCE ROW LEVEL SECURITY;
ALTER TABLE own_control NO FORCE ROW LEVEL SECURITY;
ALTER TABLE position_source NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO position_source (organisation_id, position_id, own_control_id, since)
  SELECT link.organisation_id, link.position_id, link.own_control_id, link.asserted_at FROM control_link link
  JOIN own_control own ON own.organisation_id = link.organisation_id AND own.id = link.own_control_id
    AND own.implementation <> 'RETIRED'
  WHERE link.standing IN ('CONFIRMED', 'TO_CONFIRM');
--> statement-breakpoint
ALTER TABLE control_link FORCE ROW LEVEL SECURITY;
ALTER TABLE own_control FORCE ROW LEVEL SECURITY;
ALTER TABLE position_source FORCE ROW LEVEL SECURITY;
