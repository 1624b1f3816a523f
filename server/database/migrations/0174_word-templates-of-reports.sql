ALTER TABLE "report_run" ADD COLUMN "word_template_id" uuid;--> statement-breakpoint
ALTER TABLE "report_run" ADD COLUMN "word_template_name" text;--> statement-breakpoint
ALTER TABLE "report_run" ADD COLUMN "word_template_sha256" text;--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_word_template" FOREIGN KEY ("organisation_id","word_template_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_run_in_template" ON "report_run" USING btree ("organisation_id","word_template_id");--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_template" CHECK (num_nulls(word_template_name, word_template_sha256) in (0, 2));--> statement-breakpoint
-- Runs from before are taken to have had the template that was there when they were made.
ALTER TABLE report_run NO FORCE ROW LEVEL SECURITY;
ALTER TABLE word_template NO FORCE ROW LEVEL SECURITY;
ALTER TABLE stored_file NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE report_run SET word_template_id = file.id, word_template_name = file.name, word_template_sha256 = file.sha256
  FROM word_template template
  JOIN stored_file file ON file.organisation_id = template.organisation_id AND file.id = template.file_id
  WHERE report_run.organisation_id = template.organisation_id AND report_run.format = 'DOCX'
    AND report_run.state IN ('QUEUED', 'RUNNING', 'READY', 'FAILED')
    AND template.uploaded_at <= coalesce(report_run.finished_at, now());
--> statement-breakpoint
ALTER TABLE report_run FORCE ROW LEVEL SECURITY;
ALTER TABLE word_template FORCE ROW LEVEL SECURITY;
ALTER TABLE stored_file FORCE ROW LEVEL SECURITY;
