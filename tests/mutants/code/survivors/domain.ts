import type { Survivors } from './types.ts';

/** Of the areas `domain` and `machine rules`. */
export const domainSurvivors: Survivors = {
  'domain/asset-levels.ts': {
    'Equivalent: a missing level has the lowest rank, which exceeds no other.': ['level !== null → true'],
    'Equivalent: an asset has no higher level than its own.': ['[start.id] → []'],
  },
  'domain/file-types.ts': {
    'Equivalent: every key of the table is a type.': [
      'Object.keys(fileTypes).filter(isFileType) → Object.keys(fileTypes)',
    ],
    'Equivalent: the group is part of every match.': [
      '/\\.([a-z]{2,5})$/i.exec(name)?.[1]?.toLowerCase → /\\.([a-z]{2,5})$/i.exec(name)?.[1].toLowerCase',
    ],
  },
  'domain/formatted-text.ts': {
    'Equivalent: nothing can be read behind the end of a line.': ['at < line.length → at <= line.length'],
  },
  'domain/incident-times.ts': {
    'Equivalent: nothing follows the resolution.': ['\'was resolved\' → ""'],
  },
  'domain/matrix-edits.ts': {
    'Equivalent: the edit that no case returns is this one.': [
      "case 'band.removed': break; → case 'band.removed':",
      '\'band.removed\' → ""',
    ],
  },
  'domain/reminder-days.ts': {
    'Equivalent: a formatter gives every part that it was asked for.': [
      'parts.find((part) => part.type === type)?.value → parts.find(part => part.type === type).value',
      '\'\' → "Stryker was here!"',
    ],
  },
  'domain/review-dates.ts': {
    'Equivalent: no day is NaN days away, which is never within the limit.': ['record.nextReviewOn === null → false'],
  },
  'domain/risk-consistency.ts': {
    'Equivalent: no score is below zero, as which an unknown one would count.': ['one !== null → true'],
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
  'domain/zoned-time.ts': {
    'Equivalent: a formatted instant is always a day and a time.': ['\'\' → "Stryker was here!"'],
  },
  'machines/record/merge.ts': {
    'Equivalent: the keys of an object are its own.': [
      'Object.keys(draft).filter((field): field is keyof Draft & string => Object.hasOwn(draft, field)) → Object.keys(draft)',
    ],
  },
};
