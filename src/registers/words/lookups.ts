import type { KindOf } from '#src/api/register.ts';
import { numberWords, textWords, type FieldWords, type Words } from '#src/components/fields/field-words.ts';

const colourWords: Words<string | null> = { label: 'Colour', show: (colour) => colour };

/** The labels of the fields that every look-up entry has. */
export const lookupWords = {
  name: textWords('Name'),
  description: textWords('Description'),
  position: { label: 'Order', show: (position: number) => position + 1 },
  active: { label: 'Active', show: (active: boolean) => (active ? 'Yes' : 'No') },
} satisfies FieldWords<KindOf<'RiskCategories'>['draft']>;

/** For a step on an axis of the matrix. */
export const stepWords = {
  ...lookupWords,
  score: numberWords('Score'),
  colour: colourWords,
} satisfies FieldWords<KindOf<'RiskImpacts'>['draft']>;

/** For a band of the matrix. */
export const bandWords = {
  ...lookupWords,
  minimumScore: numberWords('From score'),
  reviewMonths: numberWords('Months between reviews'),
  colour: colourWords,
} satisfies FieldWords<KindOf<'RiskRatings'>['draft']>;
