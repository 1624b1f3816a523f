ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "assessment_answer_review" ADD COLUMN "answer_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_carried_answer" ADD COLUMN "reworded" jsonb;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'reviewRequested', 'policyStep', 'assessmentStep', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'reviewRequested', 'policyStep', 'assessmentStep', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));
--> statement-breakpoint
GRANT SELECT (answer_before) ON assessment_clarification TO attest_link;
GRANT SELECT (reworded) ON assessment_carried_answer TO attest_link;
--> statement-breakpoint
ALTER TABLE assessment_answer NO FORCE ROW LEVEL SECURITY;
ALTER TABLE assessment_answer_review NO FORCE ROW LEVEL SECURITY;
ALTER TABLE assessment_carried_answer NO FORCE ROW LEVEL SECURITY;
ALTER TABLE assessment_template_version NO FORCE ROW LEVEL SECURITY;
ALTER TABLE service_provider_assessment NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What was reviewed before is taken as a review of the answer as it is.
UPDATE assessment_answer_review review SET answer_version = answer.version
FROM assessment_answer answer
WHERE answer.organisation_id = review.organisation_id AND answer.assessment_id = review.assessment_id
  AND answer.question_id = review.question_id;
--> statement-breakpoint
-- Answers that were carried over to a question of the same template whose words had changed.
WITH asked AS (
  SELECT assessment.organisation_id, assessment.id AS assessment_id, (question ->> 'id')::uuid AS question_id,
    jsonb_build_object(
      'question', question ->> 'question',
      'help', question ->> 'help',
      'options', CASE
        WHEN question ->> 'type' = 'YESNO' THEN '["Yes", "No"]'::jsonb
        WHEN question ->> 'type' IN ('RADIO', 'CHECKBOX')
          THEN coalesce(jsonb_path_query_array(question, '$.options[*].value'), '[]'::jsonb)
        ELSE '[]'::jsonb END) AS wording
  FROM service_provider_assessment assessment
  JOIN assessment_template_version version
    ON version.organisation_id = assessment.organisation_id AND version.id = assessment.template_version_id
  CROSS JOIN LATERAL jsonb_path_query(version.questionnaires, '$[*].questions[*]') question
)
UPDATE assessment_carried_answer carried SET reworded = before.wording
FROM asked before, asked now
WHERE carried.is_same_question
  AND before.organisation_id = carried.organisation_id AND before.assessment_id = carried.from_id
  AND before.question_id = carried.question_id
  AND now.organisation_id = carried.organisation_id AND now.assessment_id = carried.assessment_id
  AND now.question_id = carried.question_id
  AND before.wording <> now.wording;
--> statement-breakpoint
ALTER TABLE assessment_answer FORCE ROW LEVEL SECURITY;
ALTER TABLE assessment_answer_review FORCE ROW LEVEL SECURITY;
ALTER TABLE assessment_carried_answer FORCE ROW LEVEL SECURITY;
ALTER TABLE assessment_template_version FORCE ROW LEVEL SECURITY;
ALTER TABLE service_provider_assessment FORCE ROW LEVEL SECURITY;
