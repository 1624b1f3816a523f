import { evidenceAskedLabels, evidenceTexts as texts, freshnessLabels } from '#domain/words/evidence.ts';
import { ownControl } from '#openapi/generated/records.ts';
import type { EvidenceKind } from '#src/api/compliance/evidence.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import {
  choiceWords,
  dayWords,
  numberOrNoneWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { memberWords, recordsWords } from '../Names.tsx';

/** The labels of the fields of a piece of evidence. */
export const evidenceWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  ownerId: memberWords(texts.owner.label),
  madeOn: dayWords(texts.madeOn.label),
  coversFrom: dayWords(texts.coversFrom.label),
  coversTo: dayWords(texts.coversTo.label),
  cadenceMonths: numberOrNoneWords(texts.cadenceMonths.label),
  ownControlIds: recordsWords(texts.ownControls.label, ownControls, ownControl.noun),
  labelIds: labelWords,
} satisfies FieldWords<EvidenceKind['draft']>;

/** The labels of what its course logs: requests to members, and to people with a link. */
export const evidenceCourseWords = {
  evidenceRequest: textWords('Request'),
  evidenceContact: textWords('Request by link'),
  'evidenceRequest/personId': memberWords('Asked member'),
  'evidenceRequest/askedBy': memberWords('Who asked'),
  'evidenceContact/askedBy': memberWords('Who asked by link'),
  reason: textWords('Reason'),
};

export const freshnessWords = choiceWords(texts.freshness.label, freshnessLabels);

export const askedWords = choiceWords('Asked for', evidenceAskedLabels);

export const coveredUntilLabel = texts.coveredUntil.label;
