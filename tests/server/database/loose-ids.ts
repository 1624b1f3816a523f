/**
 * The columns of ids that refer to no row of the same organisation.
 * The log outlives the entities it names, the history of scores the steps; a row of an import may be a record or an
 * entry. The other tables reference the list of people. A slot is only a number, an editor a tab, and questions are in the
 * content of templates. The queue is filled by a trigger only. What is in the catalogue belongs to the organisation or to the
 * platform, which a check demands, and the items of a closing outlive what they were about. A copy
 * of a document outlives its source, and what was removed with a folder that folder. Who erased
 * a person is an administrator of the platform. Report templates are the platform's, and an organisation can move to another one.
 */
export const looseIds: readonly string[] = [
  'activity.entity_id',
  'activity_erasure.eraser_id',
  'activity_unsealed.activity_id',
  'adopted_standard.catalogue_owner',
  'adopted_standard.maturity_model_id',
  'adopted_standard.maturity_owner',
  'adopted_standard.standard_id',
  'adopted_standard.version_id',
  'assessment_answer.editor_id',
  'assessment_answer.question_id',
  'assessment_answer_file.question_id',
  'assessment_answer_history.question_id',
  'assessment_answer_review.question_id',
  'assessment_carried_answer.question_id',
  'assessment_clarification.question_id',
  'assessment_finding.question_id',
  'assessment_item.control_id',
  'assessment_item.version_id',
  'audit.catalogue_owner',
  'audit.version_id',
  'closed_item.position_id',
  'control_position.catalogue_owner',
  'control_position.control_id',
  'control_position.version_id',
  'document_entry.copied_from',
  // Generated from the folder and the repository, which are referenced.
  'document_entry.place_id',
  'document_entry.removed_with',
  'import_row.record_id',
  'mapping_set_use.catalogue_owner',
  'mapping_set_use.set_id',
  'organisation_module.module_id',
  'organisation_module.owner_id',
  'organisation_person.user_id',
  'organisation_request.module_id',
  'organisation_request.module_owner_id',
  'record_total.slot',
  'report_definition.template_id',
  'report_run.template_id',
  'risk_score_change.impact_id',
  'risk_score_change.likelihood_id',
  'standard_upgrade.catalogue_owner',
  'standard_upgrade.from_version_id',
  'standard_upgrade.to_version_id',
  'statement_row.position_id',
  'upgraded_position.control_after',
];
