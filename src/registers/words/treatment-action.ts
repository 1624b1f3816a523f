import { planStatusLabels } from '#domain/words/risk.ts';
import { actionTexts as texts } from '#domain/words/treatment-action.ts';
import type { TreatmentActionKind } from '#src/api/risk/treatment-actions.ts';
import { choiceWords, dayWords, numberWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { memberWords } from '../Names.tsx';

/** The labels of an action's fields. */
export const actionWords = {
  title: textWords(texts.title.label),
  ownerId: memberWords(texts.owner.label),
  dueOn: dayWords(texts.dueOn.label),
  effortDays: numberWords(texts.effortDays.label),
  cost: numberWords(texts.cost.label),
  progress: numberWords(texts.progress.label),
  status: choiceWords(texts.status.label, planStatusLabels),
} satisfies FieldWords<TreatmentActionKind['draft']>;
