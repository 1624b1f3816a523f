import {
  assetKindLabels,
  assetTexts as texts,
  classificationLabels,
  levelLabels,
  mediumLabels,
} from '#domain/words/information-asset.ts';
import { informationAsset } from '#openapi/generated/records.ts';
import { assetTypes, informationAssets, type AssetKind } from '#src/api/information-asset/information-assets.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  numberOrNoneWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';
import { labels } from '#src/ui/labels.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entryWords, memberWords, recordsWords } from '../Names.tsx';

/** The labels of an information asset's fields. */
export const assetWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  typeId: entryWords(texts.type.label, assetTypes),
  kind: choiceWords(texts.kind.label, assetKindLabels),
  ownerId: memberWords(texts.owner.label),
  custodianId: memberWords(texts.custodian.label),
  location: textWords(texts.location.label),
  medium: choiceOrNoneWords(texts.medium.label, mediumLabels, 'Not stated'),
  classification: choiceOrNoneWords(texts.classification.label, classificationLabels, 'Not classified'),
  parentIds: recordsWords(texts.parents.label, informationAssets, informationAsset.noun),
  confidentiality: choiceOrNoneWords(texts.confidentiality.label, levelLabels, labels.notRated),
  integrity: choiceOrNoneWords(texts.integrity.label, levelLabels, labels.notRated),
  availability: choiceOrNoneWords(texts.availability.label, levelLabels, labels.notRated),
  businessImpact: choiceOrNoneWords(texts.businessImpact.label, levelLabels, labels.notRated),
  recoveryTimeHours: numberOrNoneWords(texts.recoveryTimeHours.label),
  recoveryPointHours: numberOrNoneWords(texts.recoveryPointHours.label),
  acquiredOn: dayWords(texts.acquiredOn.label),
  retireOn: dayWords(texts.retireOn.label),
  reviewOn: dayWords(texts.reviewOn.label),
  labelIds: labelWords,
} satisfies FieldWords<AssetKind['draft']>;
