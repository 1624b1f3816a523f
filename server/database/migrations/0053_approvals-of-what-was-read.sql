CREATE TABLE "assessment_reviewer" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "assessment_reviewer_organisation_id_assessment_id_person_id_pk" PRIMARY KEY("organisation_id","assessment_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "bulk_change_item" DROP CONSTRAINT "bulk_change_item_outcome";--> statement-breakpoint
ALTER TABLE "bulk_change_item" DROP CONSTRAINT "bulk_change_item_undo";--> statement-breakpoint
ALTER TABLE "risk_acceptance" ADD COLUMN "risk_sha256" text;--> statement-breakpoint
ALTER TABLE "assessment_reviewer" ADD CONSTRAINT "assessment_reviewer_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_reviewer" ADD CONSTRAINT "assessment_reviewer_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_outcome" CHECK ("bulk_change_item"."outcome" in ('DONE', 'LABELS', 'CHANGED', 'STATUS', 'MISSING'));--> statement-breakpoint
ALTER TABLE "bulk_change_item" ADD CONSTRAINT "bulk_change_item_undo" CHECK ("bulk_change_item"."undo" in ('DONE', 'LABELS', 'CHANGED', 'STATUS', 'MISSING'));--> statement-breakpoint
-- Nobody who has reviewed becomes someone who has not.
SELECT protect_tenant_table('public.assessment_reviewer', 'SELECT, INSERT');
--> statement-breakpoint
-- As far as it is known of what was stored before: who reviewed, and who has attached files to versions that are not approved yet.
ALTER TABLE assessment_reviewer NO FORCE ROW LEVEL SECURITY;
ALTER TABLE assessment_answer_review NO FORCE ROW LEVEL SECURITY;
ALTER TABLE service_provider_assessment NO FORCE ROW LEVEL SECURITY;
ALTER TABLE policy_version NO FORCE ROW LEVEL SECURITY;
ALTER TABLE policy_version_author NO FORCE ROW LEVEL SECURITY;
ALTER TABLE attachment NO FORCE ROW LEVEL SECURITY;
ALTER TABLE attachment_version NO FORCE ROW LEVEL SECURITY;
ALTER TABLE stored_file NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO assessment_reviewer (organisation_id, assessment_id, person_id)
SELECT organisation_id, assessment_id, reviewer_id FROM assessment_answer_review
  WHERE conclusion IS NOT NULL OR score IS NOT NULL OR comment <> ''
UNION
SELECT organisation_id, id, reviewed_by_id FROM service_provider_assessment WHERE reviewed_by_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO policy_version_author (organisation_id, version_id, person_id)
SELECT DISTINCT open.organisation_id, open.id, file.created_by
FROM policy_version open
JOIN attachment ON attachment.organisation_id = open.organisation_id AND attachment.record_id = open.policy_id
JOIN attachment_version ON attachment_version.organisation_id = attachment.organisation_id
  AND attachment_version.attachment_id = attachment.id
JOIN stored_file file ON file.organisation_id = attachment_version.organisation_id AND file.id = attachment_version.file_id
WHERE open.status <> 'APPROVED' AND file.created_by IS NOT NULL AND file.created_at >= open.created_at
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE assessment_reviewer FORCE ROW LEVEL SECURITY;
ALTER TABLE assessment_answer_review FORCE ROW LEVEL SECURITY;
ALTER TABLE service_provider_assessment FORCE ROW LEVEL SECURITY;
ALTER TABLE policy_version FORCE ROW LEVEL SECURITY;
ALTER TABLE policy_version_author FORCE ROW LEVEL SECURITY;
ALTER TABLE attachment FORCE ROW LEVEL SECURITY;
ALTER TABLE attachment_version FORCE ROW LEVEL SECURITY;
ALTER TABLE stored_file FORCE ROW LEVEL SECURITY;
