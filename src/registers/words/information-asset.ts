import { assetKindLabels, assetTexts as texts, levelLabels } from '#domain/words/information-asset.ts';
import type { AssetKind } from '#src/api/information-assets.ts';
import { assetTypes } from '#src/api/information-assets.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';
import { labels } from '#src/ui/labels.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entryWords, memberWords } from '../Names.tsx';

/** The labels of an information asset's fields. */
export const assetWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  typeId: entryWords(texts.type.label, assetTypes),
  kind: choiceWords(texts.kind.label, assetKindLabels),
  ownerId: memberWords(texts.owner.label),
  location: textWords(texts.location.label),
  confidentiality: choiceOrNoneWords(texts.confidentiality.label, levelLabels, labels.notRated),
  integrity: choiceOrNoneWords(texts.integrity.label, levelLabels, labels.notRated),
  availability: choiceOrNoneWords(texts.availability.label, levelLabels, labels.notRated),
  reviewOn: dayWords(texts.reviewOn.label),
  labelIds: labelWords,
} satisfies FieldWords<AssetKind['draft']>;
