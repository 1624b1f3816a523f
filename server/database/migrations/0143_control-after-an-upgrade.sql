-- What a position was of between an upgrade and its undo, for reports of those days: docs/decisions/236-controls-of-past-days.md
ALTER TABLE "upgraded_position" ADD COLUMN "control_after" uuid;
--> statement-breakpoint
ALTER TABLE "upgraded_position" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "standard_upgrade" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "control_position" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "control" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Of upgrades that stand, from the position or from the next upgrade; of undone ones by the code, which only a renumbered control has changed.
UPDATE upgraded_position moved SET control_after = coalesce(
    (SELECT (later.before ->> 'controlId')::uuid FROM upgraded_position later
      JOIN standard_upgrade next ON next.organisation_id = later.organisation_id AND next.id = later.upgrade_id
      WHERE later.organisation_id = moved.organisation_id AND later.position_id = moved.position_id
        AND next.from_version_id = upgrade.to_version_id AND next.applied_at > upgrade.applied_at
      ORDER BY next.applied_at LIMIT 1),
    CASE WHEN position.version_id = upgrade.to_version_id THEN position.control_id END,
    (SELECT after.id FROM control former JOIN control after ON after.owner_id = former.owner_id AND after.code = former.code
      WHERE former.owner_id = upgrade.catalogue_owner AND former.version_id = upgrade.from_version_id
        AND former.id = (moved.before ->> 'controlId')::uuid AND after.version_id = upgrade.to_version_id))
  FROM standard_upgrade upgrade, control_position position
  WHERE moved.is_moved AND upgrade.organisation_id = moved.organisation_id AND upgrade.id = moved.upgrade_id
    AND position.organisation_id = moved.organisation_id AND position.id = moved.position_id;
--> statement-breakpoint
ALTER TABLE "upgraded_position" FORCE ROW LEVEL SECURITY;
ALTER TABLE "standard_upgrade" FORCE ROW LEVEL SECURITY;
ALTER TABLE "control_position" FORCE ROW LEVEL SECURITY;
ALTER TABLE "control" FORCE ROW LEVEL SECURITY;
