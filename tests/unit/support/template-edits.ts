import {
  applyEdits,
  type EditRefusal,
  type TemplateContent,
  type TemplateEdit,
} from '#domain/questionnaire/template-edits.ts';

/** A content after edits that can be applied. */
export function editedBy(edits: readonly TemplateEdit[], before: TemplateContent): TemplateContent {
  const outcome = applyEdits(before, edits);
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return outcome.content;
}

/** Why edits cannot be applied; undefined if they can. */
export function refusalOf(edits: readonly TemplateEdit[], before: TemplateContent): EditRefusal | undefined {
  const outcome = applyEdits(before, edits);
  return 'refusal' in outcome ? outcome.refusal : undefined;
}
