ALTER TABLE "acknowledgement_request" DROP CONSTRAINT "acknowledgement_request_mail";--> statement-breakpoint
ALTER TABLE "assessment_respondent" DROP CONSTRAINT "assessment_respondent_mail";--> statement-breakpoint
ALTER TABLE "assessment_clarification" ALTER COLUMN "asked_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_clarification" ALTER COLUMN "answer_before" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD COLUMN "respondent_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD COLUMN "answered_by_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD CONSTRAINT "assessment_clarification_respondent" FOREIGN KEY ("organisation_id","respondent_id") REFERENCES "public"."assessment_respondent"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD CONSTRAINT "assessment_clarification_answered_by" FOREIGN KEY ("organisation_id","answered_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_clarification_respondent_use" ON "assessment_clarification" USING btree ("organisation_id","respondent_id");--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD CONSTRAINT "acknowledgement_request_mail" CHECK (mail_due in ('REQUEST', 'REMINDER', 'RESEND', 'RECEIPT', 'ANSWER'));--> statement-breakpoint
ALTER TABLE "assessment_respondent" ADD CONSTRAINT "assessment_respondent_mail" CHECK (mail_due in ('REQUEST', 'REMINDER', 'RESEND', 'RECEIPT', 'ANSWER'));--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD CONSTRAINT "assessment_clarification_asker" CHECK (num_nonnulls(asked_by_id, respondent_id) > 0);--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD CONSTRAINT "assessment_clarification_answer" CHECK (answer is null or num_nonnulls(respondent_id, answered_by_id, answered_at) = 3);--> statement-breakpoint
GRANT UPDATE (answer, answered_by_id, answered_at) ON assessment_clarification TO attest_app;
--> statement-breakpoint
-- A respondent asks in their own name, and neither clarifies nor answers.
GRANT INSERT, SELECT (respondent_id, asked_at, answer, answered_at) ON assessment_clarification TO attest_link;
CREATE POLICY linked_question ON assessment_clarification AS RESTRICTIVE FOR INSERT TO attest_link
  WITH CHECK ((organisation_id, assessment_id, respondent_id)
      = (SELECT link.organisation_id, link.assessment_id, link.respondent_id FROM assessment_link() link)
    AND asked_by_id IS NULL AND resolved_at IS NULL AND answer IS NULL);
--> statement-breakpoint
DROP POLICY linked_assessment ON pgboss.job;
CREATE POLICY linked_assessment ON pgboss.job TO attest_link
  USING (data ->> 'job' IN ('tell-of-assessment-submission', 'tell-of-respondent-question')
    AND data ->> 'organisationId' = (SELECT link.organisation_id::text FROM public.assessment_link() link));
