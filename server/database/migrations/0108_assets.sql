CREATE TABLE "asset_identifier" (
	"organisation_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"likeness" text NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	CONSTRAINT "asset_identifier_organisation_id_asset_id_likeness_value_pk" PRIMARY KEY("organisation_id","asset_id","likeness","value"),
	CONSTRAINT "asset_identifier_likeness" CHECK ("asset_identifier"."likeness" in ('NAME', 'HOST_NAME', 'MAC', 'ADDRESS'))
);
--> statement-breakpoint
CREATE TABLE "run_zero_sync" (
	"organisation_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "run_zero_sync_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "run_zero_move" DROP CONSTRAINT "run_zero_move_once";--> statement-breakpoint
ALTER TABLE "run_zero_asset" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_zero_asset" ADD COLUMN "synced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_zero_asset" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_zero_asset" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "run_zero_asset" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_zero_move" ADD COLUMN "taken" jsonb;--> statement-breakpoint
ALTER TABLE "asset_identifier" ADD CONSTRAINT "asset_identifier_asset" FOREIGN KEY ("organisation_id","asset_id") REFERENCES "public"."information_asset"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_zero_sync" ADD CONSTRAINT "run_zero_sync_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_identifier_value" ON "asset_identifier" USING btree ("organisation_id","value","asset_id");--> statement-breakpoint
CREATE INDEX "run_zero_move_asset" ON "run_zero_move" USING btree ("organisation_id","asset_id");
--> statement-breakpoint
SELECT protect_tenant_table('public.asset_identifier', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.run_zero_sync', 'SELECT, INSERT, UPDATE');
GRANT UPDATE (taken) ON run_zero_move TO attest_app;
-- A document may be moved to another repository.
GRANT UPDATE (repository_id) ON document_entry TO attest_app;
--> statement-breakpoint
-- What tells a device from others, in one form. Addresses that many devices have (their own, those of a link, Docker's) tell nothing.
CREATE FUNCTION device_identifiers(host_names text[], addresses text[], macs text[])
RETURNS TABLE (likeness text, value text)
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT 'HOST_NAME', left(public.folded(given), 200) FROM unnest(host_names) AS given
  UNION
  SELECT 'MAC', translate(lower(given), ':-. ', '') FROM unnest(macs) AS given
    WHERE translate(lower(given), ':-. 0', '') <> ''
  UNION
  SELECT 'ADDRESS', lower(given) FROM unnest(addresses) AS given
    WHERE lower(given) !~ '^(127\.|169\.254\.|172\.17\.0\.1$|::1$|fe80:)'
$$;
--> statement-breakpoint
-- Derives in what changed assets are compared with others. One change at a time, as of the levels that they inherit.
CREATE FUNCTION identify_assets(organisation uuid, changed uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.lock_asset_hierarchy(organisation);
  DELETE FROM public.asset_identifier WHERE organisation_id = organisation AND asset_id = ANY (changed);
  INSERT INTO public.asset_identifier (organisation_id, asset_id, likeness, value)
    SELECT DISTINCT organisation, live.id, known.likeness, known.value
    FROM public.record AS live, LATERAL (
      SELECT 'NAME' AS likeness, left(public.folded(live.title), 200) AS value
      UNION ALL
      SELECT device.likeness, device.value
      FROM public.run_zero_move AS move
        JOIN public.run_zero_asset AS found
          ON found.organisation_id = organisation AND found.id = move.run_zero_asset_id,
        LATERAL public.device_identifiers(found.host_names, found.addresses, found.macs) AS device
      WHERE move.organisation_id = organisation AND move.asset_id = live.id
    ) AS known
    WHERE live.organisation_id = organisation AND live.id = ANY (changed) AND live.kind = 'informationAsset'
      AND live.deleted_at IS NULL AND known.value <> '';
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION device_identifiers, identify_assets FROM PUBLIC;
GRANT EXECUTE ON FUNCTION device_identifiers, identify_assets TO attest_app;
--> statement-breakpoint
-- What is there already. Forced row-level security would hide it.
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "run_zero_asset" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "run_zero_move" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "run_zero_connection" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "asset_identifier" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE run_zero_connection SET last_pull = last_pull || '{"gone": 0}' WHERE last_pull IS NOT NULL;
--> statement-breakpoint
-- Changes count from now on: nobody knows what a device was when it was moved.
UPDATE run_zero_move SET taken = jsonb_build_object('name', found.name,
  'hostNames', to_jsonb(array(SELECT unnest(found.host_names) COLLATE "C" ORDER BY 1)),
  'addresses', to_jsonb(array(SELECT unnest(found.addresses) COLLATE "C" ORDER BY 1)),
  'macs', to_jsonb(array(SELECT unnest(found.macs) COLLATE "C" ORDER BY 1)), 'type', found.type, 'os', found.os,
  'hardware', found.hardware, 'site', found.site,
  'tags', to_jsonb(array(SELECT unnest(found.tags) COLLATE "C" ORDER BY 1)), 'criticality', found.criticality)
FROM run_zero_asset AS found
WHERE found.organisation_id = run_zero_move.organisation_id AND found.id = run_zero_move.run_zero_asset_id;
--> statement-breakpoint
SELECT identify_assets(organisation_id, array_agg(id)) FROM record WHERE kind = 'informationAsset' GROUP BY organisation_id;
--> statement-breakpoint
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
ALTER TABLE "run_zero_asset" FORCE ROW LEVEL SECURITY;
ALTER TABLE "run_zero_move" FORCE ROW LEVEL SECURITY;
ALTER TABLE "run_zero_connection" FORCE ROW LEVEL SECURITY;
ALTER TABLE "asset_identifier" FORCE ROW LEVEL SECURITY;
