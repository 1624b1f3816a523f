CREATE TABLE "assessment_answer" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"response" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"editor_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"respondent_id" uuid NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_answer_organisation_id_assessment_id_question_id_pk" PRIMARY KEY("organisation_id","assessment_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_answer_history" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"response" text[] NOT NULL,
	"version" integer NOT NULL,
	"respondent_id" uuid NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_by_id" uuid NOT NULL,
	CONSTRAINT "assessment_answer_history_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "assessment_respondent" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"email" text COLLATE "natural_order" NOT NULL,
	"questionnaire_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" uuid NOT NULL,
	"requested_at" timestamp with time zone,
	"mail_due" text,
	"mails" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"reminder_count" integer DEFAULT 0 NOT NULL,
	"last_reminder_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "assessment_respondent_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "assessment_respondent_once" UNIQUE("organisation_id","assessment_id","email"),
	CONSTRAINT "assessment_respondent_mail" CHECK (mail_due in ('REQUEST', 'REMINDER', 'RESEND'))
);
--> statement-breakpoint
CREATE TABLE "service_provider_assessment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider_id" uuid,
	"template_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"assignee_id" uuid,
	"approver_id" uuid,
	"due_on" date,
	"expires_on" date,
	"reminder_days" integer DEFAULT 7 NOT NULL,
	"recurrence_months" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"conclusion" text,
	"conclusion_reason" text DEFAULT '' NOT NULL,
	"score" integer,
	"progress" integer DEFAULT 0 NOT NULL,
	"template_version" integer,
	"template_version_id" uuid,
	"sent_at" timestamp with time zone,
	"last_saved_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewed_by_id" uuid,
	"decided_at" timestamp with time zone,
	"decided_by_id" uuid,
	"decision_reason" text DEFAULT '' NOT NULL,
	"previous_id" uuid,
	"repeated_at" timestamp with time zone,
	CONSTRAINT "service_provider_assessment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "service_provider_assessment_status" CHECK ("service_provider_assessment"."status" in ('DRAFT', 'SENT', 'IN_PROGRESS', 'SUBMITTED', 'REVIEWED', 'APPROVED', 'REJECTED', 'EXPIRED')),
	CONSTRAINT "service_provider_assessment_conclusion" CHECK ("service_provider_assessment"."conclusion" in ('BLOCKER', 'WARNING', 'OK', 'NOT_APPLICABLE'))
);
--> statement-breakpoint
CREATE TABLE "assessment_answer_file" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"respondent_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "assessment_answer_file_organisation_id_file_id_pk" PRIMARY KEY("organisation_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_answer_review" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"comment" text NOT NULL,
	"conclusion" text,
	"score" integer,
	"reviewer_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_answer_review_organisation_id_assessment_id_question_id_pk" PRIMARY KEY("organisation_id","assessment_id","question_id"),
	CONSTRAINT "assessment_answer_review_conclusion" CHECK ("assessment_answer_review"."conclusion" in ('BLOCKER', 'WARNING', 'OK', 'NOT_APPLICABLE'))
);
--> statement-breakpoint
CREATE TABLE "assessment_carried_answer" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"response" text[] NOT NULL,
	"file_names" text[] NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"from_id" uuid NOT NULL,
	"from_title" text NOT NULL,
	"is_same_question" boolean NOT NULL,
	CONSTRAINT "assessment_carried_answer_organisation_id_assessment_id_question_id_pk" PRIMARY KEY("organisation_id","assessment_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_clarification" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"resolved_at" timestamp with time zone,
	"answer_before" text[] NOT NULL,
	CONSTRAINT "assessment_clarification_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "assessment_finding" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	CONSTRAINT "assessment_finding_organisation_id_assessment_id_question_id_risk_id_pk" PRIMARY KEY("organisation_id","assessment_id","question_id","risk_id")
);
--> statement-breakpoint
ALTER TABLE "acknowledgement_request" DROP CONSTRAINT "acknowledgement_request_mail";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "stored_file" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "secure_link" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "secure_link" ADD COLUMN "respondent_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_answer" ADD CONSTRAINT "assessment_answer_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer" ADD CONSTRAINT "assessment_answer_respondent" FOREIGN KEY ("organisation_id","respondent_id") REFERENCES "public"."assessment_respondent"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer_history" ADD CONSTRAINT "assessment_answer_history_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer_history" ADD CONSTRAINT "assessment_answer_history_respondent" FOREIGN KEY ("organisation_id","respondent_id") REFERENCES "public"."assessment_respondent"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer_history" ADD CONSTRAINT "assessment_answer_history_replaced_by" FOREIGN KEY ("organisation_id","replaced_by_id") REFERENCES "public"."assessment_respondent"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_respondent" ADD CONSTRAINT "assessment_respondent_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_respondent" ADD CONSTRAINT "assessment_respondent_added_by" FOREIGN KEY ("organisation_id","added_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_provider" FOREIGN KEY ("organisation_id","provider_id") REFERENCES "public"."service_provider"("organisation_id","id") ON DELETE set null ("provider_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_template" FOREIGN KEY ("organisation_id","template_id") REFERENCES "public"."assessment_template"("organisation_id","id") ON DELETE set null ("template_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_assignee_person" FOREIGN KEY ("organisation_id","assignee_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_approver_person" FOREIGN KEY ("organisation_id","approver_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_template_version" FOREIGN KEY ("organisation_id","template_version_id") REFERENCES "public"."assessment_template_version"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_reviewed_by_person" FOREIGN KEY ("organisation_id","reviewed_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_decided_by_person" FOREIGN KEY ("organisation_id","decided_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer_file" ADD CONSTRAINT "assessment_answer_file_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer_file" ADD CONSTRAINT "assessment_answer_file_respondent" FOREIGN KEY ("organisation_id","respondent_id") REFERENCES "public"."assessment_respondent"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer_file" ADD CONSTRAINT "assessment_answer_file_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer_review" ADD CONSTRAINT "assessment_answer_review_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answer_review" ADD CONSTRAINT "assessment_answer_review_by" FOREIGN KEY ("organisation_id","reviewer_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_carried_answer" ADD CONSTRAINT "assessment_carried_answer_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_carried_answer" ADD CONSTRAINT "assessment_carried_answer_from" FOREIGN KEY ("organisation_id","from_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD CONSTRAINT "assessment_clarification_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_clarification" ADD CONSTRAINT "assessment_clarification_by" FOREIGN KEY ("organisation_id","asked_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_finding" ADD CONSTRAINT "assessment_finding_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_finding" ADD CONSTRAINT "assessment_finding_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_previous" FOREIGN KEY ("organisation_id","previous_id") REFERENCES "public"."service_provider_assessment"("organisation_id","id") ON UPDATE NO ACTION ON DELETE SET NULL ("previous_id");--> statement-breakpoint
CREATE INDEX "assessment_answer_history_of" ON "assessment_answer_history" USING btree ("organisation_id","assessment_id","question_id");--> statement-breakpoint
CREATE INDEX "assessment_respondent_order" ON "assessment_respondent" USING btree ("organisation_id","assessment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_provider_use" ON "service_provider_assessment" USING btree ("organisation_id","provider_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_template_use" ON "service_provider_assessment" USING btree ("organisation_id","template_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_assignee" ON "service_provider_assessment" USING btree ("organisation_id","assignee_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_approver" ON "service_provider_assessment" USING btree ("organisation_id","approver_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_due" ON "service_provider_assessment" USING btree ("organisation_id","due_on","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_due_descending" ON "service_provider_assessment" USING btree ("organisation_id","due_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_assessment_expires" ON "service_provider_assessment" USING btree ("organisation_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_expires_descending" ON "service_provider_assessment" USING btree ("organisation_id","expires_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_assessment_status_rank" ON "service_provider_assessment" USING btree ("organisation_id",array_position(array['DRAFT', 'SENT', 'IN_PROGRESS', 'SUBMITTED', 'REVIEWED', 'APPROVED', 'REJECTED', 'EXPIRED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_conclusion_rank" ON "service_provider_assessment" USING btree ("organisation_id",array_position(array['BLOCKER', 'WARNING', 'OK', 'NOT_APPLICABLE'], "conclusion"),"id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_conclusion_rank_descending" ON "service_provider_assessment" USING btree ("organisation_id",array_position(array['BLOCKER', 'WARNING', 'OK', 'NOT_APPLICABLE'], "conclusion") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_assessment_score" ON "service_provider_assessment" USING btree ("organisation_id","score","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_score_descending" ON "service_provider_assessment" USING btree ("organisation_id","score" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_assessment_progress" ON "service_provider_assessment" USING btree ("organisation_id","progress","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_template_version_use" ON "service_provider_assessment" USING btree ("organisation_id","template_version_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_reviewed_by" ON "service_provider_assessment" USING btree ("organisation_id","reviewed_by_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_decided_by" ON "service_provider_assessment" USING btree ("organisation_id","decided_by_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_assessment_repeated" ON "service_provider_assessment" USING btree ("organisation_id","previous_id");--> statement-breakpoint
CREATE INDEX "assessment_answer_file_of" ON "assessment_answer_file" USING btree ("organisation_id","assessment_id","question_id");--> statement-breakpoint
CREATE INDEX "assessment_clarification_of" ON "assessment_clarification" USING btree ("organisation_id","assessment_id","question_id");--> statement-breakpoint
CREATE INDEX "assessment_finding_use" ON "assessment_finding" USING btree ("organisation_id","risk_id");--> statement-breakpoint
ALTER TABLE "secure_link" ADD CONSTRAINT "secure_link_respondent" FOREIGN KEY ("organisation_id","respondent_id") REFERENCES "public"."assessment_respondent"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "secure_link_respondent_use" ON "secure_link" USING btree ("organisation_id","respondent_id");--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD CONSTRAINT "acknowledgement_request_mail" CHECK (mail_due in ('REQUEST', 'REMINDER', 'RESEND'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'policyStep', 'assessmentStep', 'scoreProposal', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'policyStep', 'assessmentStep', 'scoreProposal', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "secure_link" ADD CONSTRAINT "secure_link_for" CHECK (num_nonnulls(request_id, respondent_id) = 1);
--> statement-breakpoint
-- Rights
SELECT protect_tenant_table('public.service_provider_assessment', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.assessment_respondent', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.assessment_answer', 'SELECT');
SELECT protect_tenant_table('public.assessment_answer_history', 'SELECT');
SELECT protect_tenant_table('public.assessment_answer_file', 'SELECT, DELETE');
SELECT protect_tenant_table('public.assessment_carried_answer', 'SELECT, INSERT');
SELECT protect_tenant_table('public.assessment_answer_review', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.assessment_clarification', 'SELECT, INSERT');
SELECT protect_tenant_table('public.assessment_finding', 'SELECT, INSERT');
--> statement-breakpoint
-- Links to assessments: docs/decisions/080-assessments-of-providers.md
GRANT SELECT ON assessment_respondent, service_provider_assessment, assessment_answer_file, stored_file TO attest_search;
CREATE POLICY search ON assessment_respondent FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON service_provider_assessment FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON assessment_answer_file FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON stored_file FOR SELECT TO attest_search USING (true);
--> statement-breakpoint
-- As in 0043, and the links of respondents.
CREATE OR REPLACE FUNCTION find_secure_link(hash text)
RETURNS TABLE (kind text, organisation_id uuid, link_id uuid, record_id uuid, token_hash text, expires_at timestamptz, expired boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT link.kind, link.organisation_id, link.id, link.record_id, link.token_hash, link.expires_at, link.expires_at <= now()
  FROM public.secure_link link
  JOIN public.record ON record.organisation_id = link.organisation_id AND record.id = link.record_id
  WHERE link.token_hash = hash AND link.revoked_at IS NULL AND record.deleted_at IS NULL
    AND (link.kind <> 'policy' OR EXISTS (
      SELECT FROM public.acknowledgement_request request
      WHERE request.organisation_id = link.organisation_id AND request.id = link.request_id
        AND request.policy_id = link.record_id AND request.revoked_at IS NULL))
    AND (link.kind <> 'assessment' OR EXISTS (
      SELECT FROM public.assessment_respondent respondent
      WHERE respondent.organisation_id = link.organisation_id AND respondent.id = link.respondent_id
        AND respondent.assessment_id = link.record_id AND respondent.revoked_at IS NULL))
$$;
--> statement-breakpoint
-- The link of the transaction and its respondent; no row if either is no longer valid.
CREATE FUNCTION assessment_link()
RETURNS TABLE (organisation_id uuid, assessment_id uuid, respondent_id uuid, template_version_id uuid, provider_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT link.organisation_id, link.record_id, respondent.id, assessment.template_version_id, assessment.provider_id
  FROM public.secure_link link
  JOIN public.assessment_respondent respondent ON respondent.organisation_id = link.organisation_id
    AND respondent.id = link.respondent_id AND respondent.assessment_id = link.record_id
  JOIN public.service_provider_assessment assessment
    ON assessment.organisation_id = link.organisation_id AND assessment.id = link.record_id
  JOIN public.record ON record.organisation_id = link.organisation_id AND record.id = link.record_id
  WHERE link.id = nullif(current_setting('app.link_id', true), '')::uuid
    AND link.record_id = nullif(current_setting('app.record_id', true), '')::uuid
    AND link.kind = 'assessment' AND link.revoked_at IS NULL AND respondent.revoked_at IS NULL
    AND link.expires_at > now() AND record.deleted_at IS NULL
$$;
--> statement-breakpoint
-- How many bytes the files of the link's organisation have, for its quota. The link sees none of the others.
CREATE FUNCTION bytes_stored_beside_link() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT coalesce(sum(file.size), 0)::bigint FROM public.stored_file file
  WHERE file.organisation_id = (SELECT link.organisation_id FROM public.assessment_link() link)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION assessment_link, bytes_stored_beside_link FROM PUBLIC;
GRANT EXECUTE ON FUNCTION assessment_link, bytes_stored_beside_link TO attest_link;
GRANT USAGE, CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION assessment_link OWNER TO attest_search;
ALTER FUNCTION bytes_stored_beside_link OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
--> statement-breakpoint
-- What a link to an assessment reaches. Each subquery is answered once a statement.
GRANT SELECT (organisation_id, id, provider_id, description, due_on, status, progress, template_version_id, submitted_at, assignee_id),
  UPDATE (status, progress, score, last_saved_at, submitted_at) ON service_provider_assessment TO attest_link;
GRANT SELECT (version), UPDATE (version, updated_at) ON record TO attest_link;
GRANT SELECT (organisation_id, id, questionnaires) ON assessment_template_version TO attest_link;
GRANT SELECT (organisation_id, id, assessment_id, name, email, questionnaire_ids, opened_at, last_saved_at, submitted_at, revoked_at),
  UPDATE (opened_at, last_saved_at, submitted_at) ON assessment_respondent TO attest_link;
GRANT SELECT (organisation_id, id, respondent_id) ON secure_link TO attest_link;
GRANT SELECT, INSERT, UPDATE (response, version, editor_id, sequence, respondent_id, answered_at) ON assessment_answer TO attest_link;
GRANT INSERT ON assessment_answer_history TO attest_link;
GRANT SELECT, INSERT, UPDATE (removed_at) ON assessment_answer_file TO attest_link;
GRANT INSERT ON stored_file TO attest_link;
GRANT SELECT (organisation_id, assessment_id, question_id, response, file_names, answered_at, from_title) ON assessment_carried_answer TO attest_link;
GRANT SELECT (organisation_id, id, assessment_id, question_id, text, resolved_at), UPDATE (resolved_at) ON assessment_clarification TO attest_link;
--> statement-breakpoint
CREATE POLICY linked_assessment ON organisation FOR SELECT TO attest_link
  USING (id = (SELECT organisation_id FROM assessment_link()));
CREATE POLICY linked_assessment ON record FOR SELECT TO attest_link
  USING (organisation_id = (SELECT link.organisation_id FROM assessment_link() link)
    AND id IN (SELECT unnest(ARRAY[link.assessment_id, link.provider_id]) FROM assessment_link() link));
CREATE POLICY linked_assessment_change ON record FOR UPDATE TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link));
CREATE POLICY linked ON service_provider_assessment FOR SELECT TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link));
-- Answers move an assessment on, and never out of what its reviewers have decided.
CREATE POLICY linked_change ON service_provider_assessment FOR UPDATE TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link)
    AND status IN ('SENT', 'IN_PROGRESS'))
  WITH CHECK (status IN ('IN_PROGRESS', 'SUBMITTED'));
CREATE POLICY linked ON assessment_template_version FOR SELECT TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.template_version_id FROM assessment_link() link));
-- The names of all respondents, who see each other's answers; the change of the link's own.
CREATE POLICY linked ON assessment_respondent FOR SELECT TO attest_link
  USING ((organisation_id, assessment_id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link));
CREATE POLICY linked_change ON assessment_respondent FOR UPDATE TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.respondent_id FROM assessment_link() link));
CREATE POLICY linked_assessment ON secure_link FOR SELECT TO attest_link
  USING (id = nullif(current_setting('app.link_id', true), '')::uuid AND EXISTS (SELECT FROM assessment_link()));
CREATE POLICY linked ON assessment_answer TO attest_link
  USING ((organisation_id, assessment_id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link))
  WITH CHECK ((organisation_id, assessment_id, respondent_id)
    = (SELECT link.organisation_id, link.assessment_id, link.respondent_id FROM assessment_link() link));
CREATE POLICY linked ON assessment_answer_history FOR INSERT TO attest_link
  WITH CHECK ((organisation_id, assessment_id, replaced_by_id)
    = (SELECT link.organisation_id, link.assessment_id, link.respondent_id FROM assessment_link() link));
CREATE POLICY linked ON assessment_answer_file TO attest_link
  USING ((organisation_id, assessment_id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link));
CREATE POLICY linked_assessment ON stored_file FOR SELECT TO attest_link
  USING ((organisation_id, id) IN (SELECT answered.organisation_id, answered.file_id FROM assessment_answer_file answered
    WHERE answered.removed_at IS NULL));
CREATE POLICY linked_assessment_addition ON stored_file FOR INSERT TO attest_link
  WITH CHECK (created_by IS NULL AND organisation_id = (SELECT link.organisation_id FROM assessment_link() link));
CREATE POLICY linked ON assessment_carried_answer FOR SELECT TO attest_link
  USING ((organisation_id, assessment_id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link));
CREATE POLICY linked ON assessment_clarification TO attest_link
  USING ((organisation_id, assessment_id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link));
CREATE POLICY linked_assessment ON secure_link_use FOR INSERT TO attest_link
  WITH CHECK (link_id = nullif(current_setting('app.link_id', true), '')::uuid
    AND organisation_id = (SELECT link.organisation_id FROM assessment_link() link));
CREATE POLICY linked_assessment ON activity FOR INSERT TO attest_link
  WITH CHECK (entity_type = 'serviceProviderAssessment' AND actor_id IS NULL
    AND (organisation_id, entity_id) = (SELECT link.organisation_id, link.assessment_id FROM assessment_link() link));
--> statement-breakpoint
-- A change of an assessment revises its list, whoever makes it.
-- The trigger of records asks for the second function, but calls it for assets only.
GRANT EXECUTE ON FUNCTION add_to_total, inherit_asset_levels TO attest_link;
GRANT SELECT, INSERT, UPDATE (live, revision) ON record_total TO attest_link;
CREATE POLICY linked_assessment ON record_total TO attest_link
  USING (kind = 'serviceProviderAssessment' AND organisation_id = (SELECT link.organisation_id FROM assessment_link() link));
--> statement-breakpoint
-- What follows from a submission is a job; a link adds no other.
GRANT USAGE ON SCHEMA pgboss TO attest_link;
GRANT SELECT ON pgboss.queue TO attest_link;
GRANT INSERT, SELECT (id) ON pgboss.job TO attest_link;
CREATE POLICY linked_assessment ON pgboss.job TO attest_link
  USING (data ->> 'job' = 'tell-of-assessment-submission'
    AND data ->> 'organisationId' = (SELECT link.organisation_id::text FROM public.assessment_link() link));
