import { bandTexts, entryTexts, stepTexts } from '#domain/words/lookups.ts';
import type { KindOf } from '#src/api/record/register.ts';
import { numberWords, textWords, type FieldWords, type Words } from '#src/components/fields/field-words.ts';

const colourWords: Words<string | null> = { label: stepTexts.colour.label, show: (colour) => colour };

/** The labels of the fields that every look-up entry has. */
export const lookupWords = {
  name: textWords(entryTexts.name.label),
  description: textWords(entryTexts.description.label),
  position: { label: entryTexts.position.label, show: (position: number) => position + 1 },
  active: { label: entryTexts.active.label, show: (active: boolean) => (active ? 'Yes' : 'No') },
} satisfies FieldWords<KindOf<'RiskCategories'>['draft']>;

/** For a step on an axis of the matrix. */
export const stepWords = {
  ...lookupWords,
  score: numberWords(stepTexts.score.label),
  colour: colourWords,
} satisfies FieldWords<KindOf<'RiskImpacts'>['draft']>;

/** For a band of the matrix. */
export const bandWords = {
  ...lookupWords,
  minimumScore: numberWords(bandTexts.minimumScore.label),
  reviewMonths: numberWords(bandTexts.reviewMonths.label),
  colour: colourWords,
} satisfies FieldWords<KindOf<'RiskRatings'>['draft']>;
