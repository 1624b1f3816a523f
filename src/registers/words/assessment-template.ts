import {
  templateScopeLabels,
  templateStatusLabels,
  templateTexts as texts,
} from '#domain/words/assessment-template.ts';
import type { TemplateKind } from '#src/api/provider-assessment/assessment-templates.ts';
import { assessmentTiers, serviceTypes } from '#src/api/service-provider/service-providers.ts';
import { choiceWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entriesWords, entryWords, membersWords, memberWords } from '../Names.tsx';

/** The labels of a template's fields. */
export const templateWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  scope: choiceWords(texts.scope.label, templateScopeLabels),
  serviceTypeIds: entriesWords(texts.serviceTypes.label, serviceTypes),
  tierId: entryWords(texts.tier.label, assessmentTiers),
  ownerId: memberWords(texts.owner.label),
  coOwnerIds: membersWords(texts.coOwners.label),
  labelIds: labelWords,
} satisfies FieldWords<TemplateKind['draft']>;

/** The labels of what follows from the content, which edits and actions change. */
export const templateContentWords = {
  status: choiceWords(texts.status.label, templateStatusLabels),
  content: textWords('Content'),
  publishedNumber: textWords(texts.publishedNumber.label),
  changeLog: textWords('Change log'),
};
