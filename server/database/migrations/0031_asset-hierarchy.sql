CREATE TABLE "information_asset_parent" (
	"organisation_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	CONSTRAINT "information_asset_parent_organisation_id_asset_id_parent_id_pk" PRIMARY KEY("organisation_id","asset_id","parent_id"),
	CONSTRAINT "information_asset_parent_other" CHECK ("information_asset_parent"."asset_id" <> "information_asset_parent"."parent_id")
);
--> statement-breakpoint
DROP INDEX "information_asset_confidentiality_rank";--> statement-breakpoint
DROP INDEX "information_asset_confidentiality_rank_descending";--> statement-breakpoint
DROP INDEX "information_asset_integrity_rank";--> statement-breakpoint
DROP INDEX "information_asset_integrity_rank_descending";--> statement-breakpoint
DROP INDEX "information_asset_availability_rank";--> statement-breakpoint
DROP INDEX "information_asset_availability_rank_descending";--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "custodian_id" uuid;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "medium" text;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "classification" text;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "business_impact" text;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "effective_confidentiality" text;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "effective_integrity" text;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "effective_availability" text;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "effective_business_impact" text;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "recovery_time_hours" integer;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "recovery_point_hours" integer;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "acquired_on" date;--> statement-breakpoint
ALTER TABLE "information_asset" ADD COLUMN "retire_on" date;--> statement-breakpoint
ALTER TABLE "information_asset_parent" ADD CONSTRAINT "information_asset_parent_asset" FOREIGN KEY ("organisation_id","asset_id") REFERENCES "public"."information_asset"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_asset_parent" ADD CONSTRAINT "information_asset_parent_parent" FOREIGN KEY ("organisation_id","parent_id") REFERENCES "public"."information_asset"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "information_asset_child" ON "information_asset_parent" USING btree ("organisation_id","parent_id","asset_id");--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_custodian_person" FOREIGN KEY ("organisation_id","custodian_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "information_asset_custodian" ON "information_asset" USING btree ("organisation_id","custodian_id","id");--> statement-breakpoint
CREATE INDEX "information_asset_classification_rank" ON "information_asset" USING btree ("organisation_id",array_position(array['PUBLIC', 'INTERNAL', 'CONFIDENTIAL', 'RESTRICTED'], "classification"),"id");--> statement-breakpoint
CREATE INDEX "information_asset_classification_rank_descending" ON "information_asset" USING btree ("organisation_id",array_position(array['PUBLIC', 'INTERNAL', 'CONFIDENTIAL', 'RESTRICTED'], "classification") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_effective_confidentiality_rank" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "effective_confidentiality"),"id");--> statement-breakpoint
CREATE INDEX "information_asset_effective_confidentiality_rank_descending" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "effective_confidentiality") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_effective_integrity_rank" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "effective_integrity"),"id");--> statement-breakpoint
CREATE INDEX "information_asset_effective_integrity_rank_descending" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "effective_integrity") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_effective_availability_rank" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "effective_availability"),"id");--> statement-breakpoint
CREATE INDEX "information_asset_effective_availability_rank_descending" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "effective_availability") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_effective_business_impact_rank" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "effective_business_impact"),"id");--> statement-breakpoint
CREATE INDEX "information_asset_effective_business_impact_rank_descending" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "effective_business_impact") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_recovery_time_hours" ON "information_asset" USING btree ("organisation_id","recovery_time_hours","id");--> statement-breakpoint
CREATE INDEX "information_asset_recovery_time_hours_descending" ON "information_asset" USING btree ("organisation_id","recovery_time_hours" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "information_asset_retire" ON "information_asset" USING btree ("organisation_id","retire_on","id");--> statement-breakpoint
CREATE INDEX "information_asset_retire_descending" ON "information_asset" USING btree ("organisation_id","retire_on" desc nulls last,"id" desc);--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_medium" CHECK ("information_asset"."medium" in ('ELECTRONIC', 'REMOVABLE', 'PAPER', 'SPOKEN', 'OTHER'));--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_classification" CHECK ("information_asset"."classification" in ('PUBLIC', 'INTERNAL', 'CONFIDENTIAL', 'RESTRICTED'));--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_business_impact" CHECK ("information_asset"."business_impact" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'));--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_effective_confidentiality" CHECK ("information_asset"."effective_confidentiality" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'));--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_effective_integrity" CHECK ("information_asset"."effective_integrity" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'));--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_effective_availability" CHECK ("information_asset"."effective_availability" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'));--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_effective_business_impact" CHECK ("information_asset"."effective_business_impact" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'));--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_recovery_time" CHECK ("information_asset"."recovery_time_hours" >= 0);--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_recovery_point" CHECK ("information_asset"."recovery_point_hours" >= 0);
--> statement-breakpoint
SELECT protect_tenant_table('public.information_asset_parent', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
-- Held until the end of a transaction that changes assets: two changes made side by side could close a circle, and
-- neither would see the levels that the other changes.
CREATE FUNCTION lock_asset_hierarchy(organisation uuid) RETURNS void
LANGUAGE sql SET search_path = pg_catalog AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('asset hierarchy ' || organisation, 0))
$$;
--> statement-breakpoint
-- The effective levels of changed assets and of all that they need: the highest of an asset's own and of the live assets
-- that need it, directly or through others. A removed asset passes nothing on. domain/asset-levels.ts explains them.
CREATE FUNCTION inherit_asset_levels(organisation uuid, changed uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  levels CONSTANT text[] := ARRAY['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
BEGIN
  PERFORM public.lock_asset_hierarchy(organisation);
  WITH RECURSIVE affected AS (
    SELECT unnest(changed) AS id
    UNION
    SELECT below.asset_id FROM affected
      JOIN public.information_asset_parent AS below ON below.organisation_id = organisation AND below.parent_id = affected.id
  ), above AS (
    SELECT id AS asset_id, id AS source_id FROM affected
    UNION
    SELECT above.asset_id, next.parent_id FROM above
      JOIN public.information_asset_parent AS next
        ON next.organisation_id = organisation AND next.asset_id = above.source_id
      JOIN public.record ON record.organisation_id = organisation AND record.id = next.parent_id
        AND record.deleted_at IS NULL
  ), highest AS (
    SELECT asset_id,
      max(array_position(levels, source.confidentiality)) AS confidentiality,
      max(array_position(levels, source.integrity)) AS integrity,
      max(array_position(levels, source.availability)) AS availability,
      max(array_position(levels, source.business_impact)) AS business_impact
    FROM above
      JOIN public.information_asset AS source ON source.organisation_id = organisation AND source.id = source_id
    GROUP BY asset_id
  )
  UPDATE public.information_asset AS asset SET
    effective_confidentiality = levels[highest.confidentiality],
    effective_integrity = levels[highest.integrity],
    effective_availability = levels[highest.availability],
    effective_business_impact = levels[highest.business_impact]
  FROM highest
  WHERE asset.organisation_id = organisation AND asset.id = highest.asset_id
    AND (asset.effective_confidentiality, asset.effective_integrity, asset.effective_availability,
      asset.effective_business_impact)
    IS DISTINCT FROM (levels[highest.confidentiality], levels[highest.integrity], levels[highest.availability],
      levels[highest.business_impact]);
END $$;
--> statement-breakpoint
-- Assets that are removed or restored change what others inherit.
CREATE FUNCTION inherit_without_removed() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.inherit_asset_levels(organisation_id, array_agg(id))
    FROM added JOIN removed USING (organisation_id, id)
    WHERE added.kind = 'informationAsset' AND (added.deleted_at IS NULL) <> (removed.deleted_at IS NULL)
    GROUP BY organisation_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER inherit_without_removed AFTER UPDATE ON record REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION inherit_without_removed();
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION lock_asset_hierarchy, inherit_asset_levels, inherit_without_removed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_asset_hierarchy, inherit_asset_levels TO attest_app;
--> statement-breakpoint
-- Until now assets required what they were rated themselves. Forced row-level security would hide them.
ALTER TABLE information_asset NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE information_asset SET effective_confidentiality = confidentiality, effective_integrity = integrity,
  effective_availability = availability;
--> statement-breakpoint
ALTER TABLE information_asset FORCE ROW LEVEL SECURITY;
