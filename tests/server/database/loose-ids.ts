/**
 * The columns of ids that refer to no row of the same organisation.
 * The log outlives the entities it names, the history of scores the steps; a row of an import may be a record or an
 * entry. The other tables reference the list of people. A slot is only a number, an editor a tab, and questions are in the
 * content of templates. The queue is filled by a trigger only.
 */
export const looseIds: readonly string[] = [
  'activity.entity_id',
  'activity_unsealed.activity_id',
  'assessment_answer.editor_id',
  'assessment_answer.question_id',
  'assessment_answer_file.question_id',
  'assessment_answer_history.question_id',
  'assessment_answer_review.question_id',
  'assessment_carried_answer.question_id',
  'assessment_clarification.question_id',
  'assessment_finding.question_id',
  'import_row.record_id',
  'organisation_person.user_id',
  'record_total.slot',
  'risk_score_change.impact_id',
  'risk_score_change.likelihood_id',
];
