-- What stays of a standard when a newer version comes: docs/decisions/244-audits-and-statements-over-versions.md
ALTER TABLE "audit" ADD COLUMN "catalogue_owner" uuid;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "version_id" uuid;--> statement-breakpoint
ALTER TABLE "standard_upgrade" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "statement_of_applicability" ADD COLUMN "approved_review_on" date;--> statement-breakpoint
ALTER TABLE "statement_of_applicability" ADD COLUMN "approved_expired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_version" FOREIGN KEY ("catalogue_owner","version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_of_applicability_approved_review" ON "statement_of_applicability" USING btree ("organisation_id","approved_review_on","id");--> statement-breakpoint
CREATE INDEX "statement_of_applicability_approved_review_descending" ON "statement_of_applicability" USING btree ("organisation_id","approved_review_on" desc nulls last,"id" desc);--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_catalogue_owner" CHECK ("audit"."catalogue_owner" in ("audit"."organisation_id", '00000000-0000-0000-0000-000000000000'::uuid));
--> statement-breakpoint
ALTER TABLE "statement_of_applicability" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "statement_submission" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "audit" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "adopted_standard" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "standard_upgrade" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE statement_of_applicability statement SET approved_review_on = approved.review_on,
    approved_expired_at = CASE WHEN statement.status = 'EXPIRED' THEN now() END
  FROM (SELECT DISTINCT ON (organisation_id, statement_id) organisation_id, statement_id, review_on
    FROM statement_submission WHERE outcome = 'APPROVED' ORDER BY organisation_id, statement_id, submission DESC) approved
  WHERE approved.organisation_id = statement.organisation_id AND approved.statement_id = statement.id;
-- The groups of an audit are taken to be of the version that was in force when it was added.
UPDATE audit SET catalogue_owner = adopted.catalogue_owner, version_id = coalesce(
    (SELECT upgrade.from_version_id FROM standard_upgrade upgrade
      WHERE upgrade.organisation_id = adopted.organisation_id AND upgrade.adopted_standard_id = adopted.id
        AND upgrade.undone_at IS NULL AND upgrade.applied_at > record.created_at
      ORDER BY upgrade.applied_at LIMIT 1), adopted.version_id)
  FROM adopted_standard adopted, record
  WHERE adopted.organisation_id = audit.organisation_id AND adopted.id = audit.adopted_standard_id
    AND record.organisation_id = audit.organisation_id AND record.id = audit.id;
--> statement-breakpoint
ALTER TABLE "statement_of_applicability" FORCE ROW LEVEL SECURITY;
ALTER TABLE "statement_submission" FORCE ROW LEVEL SECURITY;
ALTER TABLE "audit" FORCE ROW LEVEL SECURITY;
ALTER TABLE "adopted_standard" FORCE ROW LEVEL SECURITY;
ALTER TABLE "standard_upgrade" FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
