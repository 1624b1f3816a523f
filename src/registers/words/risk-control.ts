import { controlTexts as texts, controlTypeLabels } from '#domain/words/risk-control.ts';
import { effectivenessLabels } from '#domain/words/risk.ts';
import { ownControl } from '#openapi/generated/records.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import type { RiskControlKind } from '#src/api/risk/risk-controls.ts';
import { choiceWords, dayWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { memberWords, recordWords } from '../Names.tsx';

/** The labels of a control's fields. */
export const controlWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  type: choiceWords(texts.type.label, controlTypeLabels),
  ownControlId: recordWords(texts.ownControl.label, ownControls, ownControl.noun),
  ownerId: memberWords(texts.owner.label),
  effectiveness: choiceWords(texts.effectiveness.label, effectivenessLabels),
  lastTestedOn: dayWords(texts.lastTestedOn.label),
} satisfies FieldWords<RiskControlKind['draft']>;
