-- What was evidence stays: docs/decisions/243-what-was-evidence-stays.md
CREATE TABLE "kept_file" (
	"organisation_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "kept_file_organisation_id_record_id_file_id_pk" PRIMARY KEY("organisation_id","record_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "evidence_contact" ADD COLUMN "accepted_as" integer;--> statement-breakpoint
ALTER TABLE "evidence_request" ADD COLUMN "accepted_as" integer;--> statement-breakpoint
ALTER TABLE "kept_file" ADD CONSTRAINT "kept_file_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_file" ADD CONSTRAINT "kept_file_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_file_of" ON "kept_file" USING btree ("organisation_id","file_id");
--> statement-breakpoint
SELECT protect_tenant_table('public.kept_file', 'SELECT, INSERT');
--> statement-breakpoint
ALTER TABLE "evidence_version" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "closed_item" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "statement_row" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "attachment" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "attachment_version" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "stored_file" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "kept_file" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Of what was kept until now, the contents that are still stored.
INSERT INTO kept_file (organisation_id, record_id, file_id)
  SELECT was.organisation_id, was.evidence_id, stored.id
  FROM evidence_version was CROSS JOIN jsonb_array_elements(was.files) AS file
  JOIN attachment ON attachment.organisation_id = was.organisation_id AND attachment.record_id = was.evidence_id
  JOIN attachment_version one ON one.organisation_id = attachment.organisation_id AND one.attachment_id = attachment.id
  JOIN stored_file stored ON stored.organisation_id = one.organisation_id AND stored.id = one.file_id
    AND stored.sha256 = file.value ->> 'sha256'
  UNION SELECT item.organisation_id, item.assessment_id, stored.id
  FROM closed_item item CROSS JOIN jsonb_array_elements(item.evidence) AS piece
  CROSS JOIN jsonb_array_elements(piece.value -> 'files') AS file
  JOIN record ON record.organisation_id = item.organisation_id AND record.kind = 'evidence' AND record.ref = piece.value ->> 'ref'
  JOIN attachment ON attachment.organisation_id = record.organisation_id AND attachment.record_id = record.id
  JOIN attachment_version one ON one.organisation_id = attachment.organisation_id AND one.attachment_id = attachment.id
  JOIN stored_file stored ON stored.organisation_id = one.organisation_id AND stored.id = one.file_id
    AND stored.sha256 = file.value ->> 'sha256'
  UNION SELECT of_statement.organisation_id, of_statement.statement_id, stored.id
  FROM statement_row of_statement CROSS JOIN jsonb_array_elements(of_statement.evidence) AS piece
  JOIN attachment ON attachment.organisation_id = of_statement.organisation_id AND attachment.record_id = (piece.value ->> 'id')::uuid
  JOIN attachment_version one ON one.organisation_id = attachment.organisation_id AND one.attachment_id = attachment.id
  JOIN stored_file stored ON stored.organisation_id = one.organisation_id AND stored.id = one.file_id
  LEFT JOIN evidence_version was ON was.organisation_id = of_statement.organisation_id
    AND was.evidence_id = attachment.record_id AND was.number = (piece.value ->> 'number')::integer
  WHERE CASE WHEN was.number IS NULL THEN attachment.removed_at IS NULL AND one.number = attachment.latest
    ELSE was.files @> jsonb_build_array(jsonb_build_object('sha256', stored.sha256)) END;
--> statement-breakpoint
ALTER TABLE "evidence_version" FORCE ROW LEVEL SECURITY;
ALTER TABLE "closed_item" FORCE ROW LEVEL SECURITY;
ALTER TABLE "statement_row" FORCE ROW LEVEL SECURITY;
ALTER TABLE "attachment" FORCE ROW LEVEL SECURITY;
ALTER TABLE "attachment_version" FORCE ROW LEVEL SECURITY;
ALTER TABLE "stored_file" FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
ALTER TABLE "kept_file" FORCE ROW LEVEL SECURITY;
