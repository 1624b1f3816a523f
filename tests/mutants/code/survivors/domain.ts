import type { Survivors } from './types.ts';

/** Of the area `domain`. */
export const domainSurvivors: Survivors = {
  'domain/review-dates.ts': {
    'Equivalent: no day is NaN days away, which is never within the limit.': ['record.nextReviewOn === null → false'],
  },
  'domain/veris/read.ts': {
    'Equivalent: a split always returns a first part.': ['\'\' → "Stryker was here!"'],
    'Equivalent: only what follows the whole match is read.': ['[] → ["Stryker was here"]'],
  },
  'domain/veris/write.ts': {
    'Equivalent: a description that differs from the summary is written in its place.': ['\'\' → "Stryker was here!"'],
    'Equivalent: the words that a new document says of its impact are replaced, and then it is given this rating.': [
      "{ overall_rating: 'Unknown' } → {}",
      '\'Unknown\' → ""',
    ],
  },
};
