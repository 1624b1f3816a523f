import {
  complianceResultLabels,
  implementationStatusLabels,
  ownControlTexts as texts,
} from '#domain/words/own-control.ts';
import type { OwnControlKind } from '#src/api/compliance/own-controls.ts';
import { choiceWords, numberOrNoneWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { memberWords } from '../Names.tsx';

/** The labels of an own control's fields. */
export const ownControlWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  ownerId: memberWords(texts.owner.label),
  implementation: choiceWords(texts.implementation.label, implementationStatusLabels),
  cadenceMonths: numberOrNoneWords(texts.cadenceMonths.label),
  labelIds: labelWords,
} satisfies FieldWords<OwnControlKind['draft']>;

/** The labels of its response, which is given apart from its fields. */
export const responseWords = {
  result: choiceWords(texts.result.label, complianceResultLabels),
  maturity: numberOrNoneWords(texts.maturity.label),
  observation: textWords(texts.observation.label),
};
