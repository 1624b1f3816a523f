-- Who asked for an exemption, whoever its requester is since: docs/decisions/229-four-eyes-that-stay.md
ALTER TABLE "exemption" ADD COLUMN "submitted_by_id" uuid;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_submitted_by_person" FOREIGN KEY ("organisation_id","submitted_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exemption_submitted_by" ON "exemption" USING btree ("organisation_id","submitted_by_id","id");
--> statement-breakpoint
CREATE INDEX "activity_reopened" ON "activity" USING btree ("organisation_id","at") WHERE changes @> '[{"field": "closedOn"}]';
--> statement-breakpoint
ALTER TABLE "exemption" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "activity" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The log has who submitted it last. Where it does not, the requester is known, unless they have been exchanged for who decided.
UPDATE exemption SET submitted_by_id = coalesce(
    (SELECT entry.actor_id FROM activity entry
      WHERE entry.organisation_id = exemption.organisation_id AND entry.entity_id = exemption.id
        AND entry.changes @> '[{"field": "status", "new": "Under review"}]'
      ORDER BY entry.at DESC LIMIT 1),
    nullif(exemption.owner_id, exemption.decided_by_id))
  WHERE status <> 'DRAFT';
UPDATE exemption SET submitted_by_id = NULL WHERE submitted_by_id = decided_by_id;
--> statement-breakpoint
ALTER TABLE "exemption" FORCE ROW LEVEL SECURITY;
ALTER TABLE "activity" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_decided_by_another" CHECK (decided_by_id <> submitted_by_id);
