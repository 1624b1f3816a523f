-- When files were attached, which packs and reports of past days ask for: docs/decisions/228-when-files-were-attached.md
ALTER TABLE "attachment" ADD COLUMN "attached_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment_version" ADD COLUMN "attached_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "attachment" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "attachment_version" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "stored_file" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "evidence_version" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "activity" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What is uploaded is attached at once.
UPDATE attachment_version version SET attached_at = file.created_at
  FROM stored_file file
  WHERE file.organisation_id = version.organisation_id AND file.id = version.file_id;
--> statement-breakpoint
-- What was given for evidence has no entry of its own in the log: its acceptance began a version, and is the last beginning of one that
-- did not keep the file in the version before.
WITH given AS (
  SELECT version.organisation_id, version.attachment_id, version.number, attached.record_id, attached.removed_at, file.sha256, file.created_at
  FROM attachment_version version
  JOIN attachment attached ON attached.organisation_id = version.organisation_id AND attached.id = version.attachment_id
  JOIN record ON record.organisation_id = attached.organisation_id AND record.id = attached.record_id AND record.kind = 'evidence'
  JOIN stored_file file ON file.organisation_id = version.organisation_id AND file.id = version.file_id
  WHERE NOT EXISTS (SELECT FROM activity entry
    WHERE entry.organisation_id = version.organisation_id AND entry.at = file.created_at
      AND entry.changes @> '[{"field": "attachment"}]')),
bounded AS (
  SELECT given.*, coalesce(
    (SELECT min(was.replaced_at) FROM evidence_version was
      WHERE was.organisation_id = given.organisation_id AND was.evidence_id = given.record_id AND was.replaced_at >= given.created_at
        AND was.files @> jsonb_build_array(jsonb_build_object('sha256', given.sha256))),
    least(given.removed_at, (SELECT following.attached_at FROM attachment_version following
      WHERE following.organisation_id = given.organisation_id AND following.attachment_id = given.attachment_id
        AND following.number = given.number + 1)),
    'infinity') AS known_at
  FROM given),
accepted AS (
  SELECT bounded.organisation_id, bounded.attachment_id, bounded.number, max(was.replaced_at) AS at
  FROM bounded
  JOIN evidence_version was ON was.organisation_id = bounded.organisation_id AND was.evidence_id = bounded.record_id
    AND was.replaced_at >= bounded.created_at AND was.replaced_at < bounded.known_at
  GROUP BY 1, 2, 3)
UPDATE attachment_version version SET attached_at = accepted.at
  FROM accepted
  WHERE version.organisation_id = accepted.organisation_id AND version.attachment_id = accepted.attachment_id
    AND version.number = accepted.number;
--> statement-breakpoint
-- The files of a task became those of evidence when that was added.
UPDATE attachment attached SET attached_at = CASE WHEN record.kind = 'evidence' THEN greatest(first.attached_at, record.created_at)
    ELSE first.attached_at END
  FROM attachment_version first, record
  WHERE first.organisation_id = attached.organisation_id AND first.attachment_id = attached.id AND first.number = 1
    AND record.organisation_id = attached.organisation_id AND record.id = attached.record_id;
--> statement-breakpoint
ALTER TABLE "attachment" FORCE ROW LEVEL SECURITY;
ALTER TABLE "attachment_version" FORCE ROW LEVEL SECURITY;
ALTER TABLE "stored_file" FORCE ROW LEVEL SECURITY;
ALTER TABLE "evidence_version" FORCE ROW LEVEL SECURITY;
ALTER TABLE "activity" FORCE ROW LEVEL SECURITY;
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;

--> statement-breakpoint
-- Files of a task become those of its evidence.
GRANT UPDATE (attached_at) ON attachment TO attest_app;
