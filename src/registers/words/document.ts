import { documentRepositoryTexts as texts } from '#domain/words/document.ts';
import type { DocumentRepositoryKind } from '#src/api/document.ts';
import { dayWords, numberOrNoneWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { memberWords } from '../Names.tsx';

/** The labels of a document repository's fields. */
export const documentRepositoryWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  ownerId: memberWords(texts.owner.label),
  quotaMegabytes: numberOrNoneWords(texts.quotaMegabytes.label),
  reviewOn: dayWords(texts.reviewOn.label),
  labelIds: labelWords,
} satisfies FieldWords<DocumentRepositoryKind['draft']>;
