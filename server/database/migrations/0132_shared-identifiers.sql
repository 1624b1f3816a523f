ALTER TABLE "asset_identifier" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
GRANT UPDATE (is_shared) ON asset_identifier TO attest_app;
--> statement-breakpoint
-- A value is shared if the first asset that has it is not also the last: two look-ups in an index, however many have it.
CREATE FUNCTION share_identifiers() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  UPDATE public.asset_identifier AS one SET is_shared = NOT one.is_shared
  FROM (SELECT DISTINCT organisation_id, value FROM changed) AS asked,
    LATERAL (SELECT known.asset_id FROM public.asset_identifier AS known
      WHERE known.organisation_id = asked.organisation_id AND known.value = asked.value ORDER BY known.asset_id LIMIT 1) AS first,
    LATERAL (SELECT known.asset_id FROM public.asset_identifier AS known
      WHERE known.organisation_id = asked.organisation_id AND known.value = asked.value ORDER BY known.asset_id DESC LIMIT 1) AS last
  WHERE one.organisation_id = asked.organisation_id AND one.value = asked.value
    AND one.is_shared <> (first.asset_id <> last.asset_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION share_identifiers FROM PUBLIC;
CREATE TRIGGER share_added AFTER INSERT ON asset_identifier REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION share_identifiers();
-- Not of an organisation that goes as a whole; `current_user` is the owner where a foreign key deletes.
CREATE TRIGGER share_removed AFTER DELETE ON asset_identifier REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (coalesce(current_setting('app.erased_organisation', true), '') = '')
  EXECUTE FUNCTION share_identifiers();
--> statement-breakpoint
-- What is there already. Forced row-level security would hide it.
ALTER TABLE "asset_identifier" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE asset_identifier SET is_shared = true WHERE (organisation_id, value) IN (
  SELECT organisation_id, value FROM asset_identifier GROUP BY organisation_id, value HAVING min(asset_id::text) <> max(asset_id::text));
--> statement-breakpoint
ALTER TABLE "asset_identifier" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "asset_identifier_shared" ON "asset_identifier" USING btree ("organisation_id","asset_id") WHERE is_shared;
--> statement-breakpoint
-- What is a possible double is a filter of the list of assets, and changes with the identifiers of others.
CREATE TRIGGER revise_assets AFTER UPDATE ON asset_identifier REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION revise_list('informationAsset');
