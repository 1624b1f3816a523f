import type { AssetKind } from '#src/api/information-assets.ts';
import { assetTypes } from '#src/api/information-assets.ts';
import { assetKindLabels, levelLabels } from '#src/components/asset-labels.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';
import { labels } from '#src/ui/labels.ts';

import { entryWords, memberWords } from '../Names.tsx';

/** The labels of an information asset's fields. */
export const assetWords = {
  title: textWords('Title'),
  description: textWords('Description'),
  typeId: entryWords('Type', assetTypes),
  kind: choiceWords('Kind', assetKindLabels),
  ownerId: memberWords('Owner'),
  location: textWords('Location'),
  confidentiality: choiceOrNoneWords('Confidentiality', levelLabels, labels.notRated),
  integrity: choiceOrNoneWords('Integrity', levelLabels, labels.notRated),
  availability: choiceOrNoneWords('Availability', levelLabels, labels.notRated),
  reviewOn: dayWords('Next review'),
} satisfies FieldWords<AssetKind['draft']>;
