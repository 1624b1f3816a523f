import type { Survivors } from './types.ts';

/** Of the areas `domain` and `machine rules`. */
export const domainSurvivors: Survivors = {
  'domain/provider-assessment/answer-change.ts': {
    'Equivalent: outside of the table, nothing is shared.': ['old.length - 1 → old.length + 1'],
    'Equivalent: an added part without words is left out.': [
      'now < words.length → now <= words.length',
      'added === undefined → false',
      '\'\' → "Stryker was here!"',
    ],
    'Equivalent: there is a word in one of the texts.': ['gone !== undefined → true'],
  },
  'domain/provider-assessment/answer-contradiction.ts': {
    'Equivalent: a document without an expiry is valid.': ['expiresOn === null → false'],
  },
  'domain/provider-assessment/answer-file.ts': {
    'Equivalent: the group is part of every match.': [
      '/\\.([a-z0-9]+)$/iu.exec(name)?.[1]?.toLowerCase → /\\.([a-z0-9]+)$/iu.exec(name)?.[1].toLowerCase',
    ],
    'Equivalent: a name without an extension has no type, which is asked next.': ['\'\' → "Stryker was here!"'],
  },
  'domain/provider-assessment/lifecycle.ts': {
    'Equivalent: an instant that is not there is never past.': ['times.expiresAt !== null → true'],
  },
  'domain/provider-assessment/review.ts': {
    'Equivalent: a text is the answer to no question, and no option.': [
      '[] → ["Stryker was here"]',
      '\'\' → "Stryker was here!"',
    ],
  },
  'domain/provider-assessment/score.ts': {
    'Equivalent: the score reads only the questions.': ['\'\' → "Stryker was here!"'],
  },
  'domain/provider-assessment/carried-answers.ts': {
    'Equivalent: words are the same in lower case if they are in upper case.': [
      "question .normalize('NFKC') .toLowerCase() → question.normalize('NFKC').toUpperCase()",
    ],
    'Equivalent: no question has this id.': ['[] → ["Stryker was here"]'],
    'Equivalent: an answer that is found has its assessment.': [
      'from === undefined || given === undefined → from === undefined && given === undefined',
      'from === undefined → false',
      'given === undefined → false',
    ],
  },
  'domain/service-provider/contract-dates.ts': {
    'Equivalent: nothing is before or after a missing day.': [
      'startsOn !== null && endsOn !== null → startsOn !== null || endsOn !== null',
      'startsOn !== null && endsOn !== null → true',
      'startsOn !== null → true',
      'endsOn !== null → true',
    ],
  },
  'domain/service-provider/document-state.ts': {
    'Equivalent: to a day that is missing it is no number of days, which is neither below zero nor within the limit.': [
      'expiresOn === null → false',
    ],
  },
  'domain/service-provider/contact.ts': {
    'Equivalent: a line has a first part.': ['\'\' → "Stryker was here!"'],
  },
  'domain/questionnaire-files/eramba-layout.ts': {
    'Equivalent: neither is the name of a column.': ['\'\' → "Stryker was here!"'],
  },
  'domain/questionnaire-files/read-eramba.ts': {
    'Equivalent: a row that was read has a known type.': [
      "types[cellOf(row, 'Answer Type')]?.withText → types[cellOf(row, 'Answer Type')].withText",
    ],
  },
  'domain/questionnaire-files/read-vsaq.ts': {
    'Equivalent: where the first is unknown, there are fewer values than names.': ['first !== undefined → true'],
    'Equivalent: a choice without an id has no text either.': ['entry === undefined → false'],
    'Equivalent: a text is no block.': ['[] → ["Stryker was here"]'],
  },
  'domain/questionnaire-files/sheet-question.ts': {
    'Equivalent: every key of the table is a type.': [
      'Object.keys(questionTypeLabels).filter(isType) → Object.keys(questionTypeLabels)',
    ],
  },
  'domain/questionnaire-files/vsaq-items.ts': {
    'Equivalent: the error is caught as well, and nothing is returned.': [
      'file?.get → file.get',
      '{ return undefined; } → {}',
    ],
  },
  'domain/questionnaire-files/reading.ts': {
    'Equivalent: a name has a number sign only at its beginning.': [
      '/^#(?:x([\\da-f]{1,6})|(\\d{1,7}))$/iu → /#(?:x([\\da-f]{1,6})|(\\d{1,7}))$/iu',
    ],
    'Equivalent: only what follows the whole match is read.': ['[] → ["Stryker was here"]'],
  },
  'domain/questionnaire-files/write-sheet.ts': {
    'Equivalent: every question has a number.': ['\'\' → "Stryker was here!"'],
    'Equivalent: ids are not written.': ['\'section\' → ""', '\'second\' → ""'],
  },
  'domain/questionnaire-files/write-vsaq.ts': {
    'Equivalent: JSON leaves it out.': ['inputType !== undefined → true'],
    'Equivalent: no question has this id.': ['\'\' → "Stryker was here!"'],
    'Equivalent: a question that waits for another one has a condition.': [
      'question.shownWhen?.values → question.shownWhen.values',
    ],
  },
  'domain/questionnaire/questionnaire.ts': {
    'Equivalent: no condition, option or score is about it.': ['[] → ["Stryker was here"]'],
    'Equivalent: with more behind it, an instant cannot be made of the day.': [
      '/^\\d{4}-\\d{2}-\\d{2}$/u → /^\\d{4}-\\d{2}-\\d{2}/u',
    ],
  },
  'domain/secure-link/recipient-list.ts': {
    'Equivalent: an empty text has no sign at its ends, and nothing lies beyond the end.': [
      'start < end → start <= end',
      'end > start → end >= start',
      'at < line.length → at <= line.length',
    ],
    'Equivalent: what does not end with a bracket is no address with it either.': ['\'>\' → ""'],
    'Equivalent: nothing is before an unknown place.': ['closing !== undefined → true'],
    'Equivalent: a missing part is an empty one.': ['\'\' → "Stryker was here!"'],
    'Equivalent: an entry in brackets without a name is read like the address alone.': ['opening >= 0 → opening > 0'],
    'Equivalent: addresses are the same in lower case if they are in upper case.': [
      'entry.email.toLowerCase() → entry.email.toUpperCase()',
    ],
  },
  'domain/questionnaire/template-comparison.ts': {
    'Equivalent: both versions have the same parts, and every question its number.': [
      '[] → ["Stryker was here"]',
      '\'\' → "Stryker was here!"',
    ],
    'Equivalent: no two have the same place.': ['end.place > place → end.place >= place'],
  },
  'domain/questionnaire/template-edits.ts': {
    'Equivalent: the section was found.': ['changed === undefined → false'],
    'Equivalent: it saves measuring a question again.': ['known !== undefined → false'],
    'Equivalent: it saves time; a section without other questions breaks no condition.': [
      "kind !== 'PUT_SECTION' → true",
      '\'PUT_SECTION\' → ""',
    ],
  },
  'domain/words/provider-contract.ts': {
    'Equivalent: an unknown currency is named by its code.': [
      '\'\' → "Stryker was here!"',
      "`${code} ${currencyNames.of(code) ?? ''}`.trim() → `${code} ${currencyNames.of(code) ?? ''}`",
    ],
  },
  'domain/information-asset/levels.ts': {
    'Equivalent: a missing level has the lowest rank, which exceeds no other.': ['level !== null → true'],
    'Equivalent: an asset has no higher level than its own.': ['[start.id] → []'],
  },
  'domain/files/file-types.ts': {
    'Equivalent: every key of the table is a type.': [
      'Object.keys(fileTypes).filter(isFileType) → Object.keys(fileTypes)',
    ],
    'Equivalent: the group is part of every match.': [
      '/\\.([a-z]{2,5})$/i.exec(name)?.[1]?.toLowerCase → /\\.([a-z]{2,5})$/i.exec(name)?.[1].toLowerCase',
    ],
  },
  'domain/text/formatted-text.ts': {
    'Equivalent: nothing can be read behind the end of a line.': ['at < line.length → at <= line.length'],
  },
  'domain/incident/times.ts': {
    'Equivalent: nothing follows the resolution.': ['\'was resolved\' → ""'],
  },
  'domain/risk/matrix-edits.ts': {
    'Equivalent: the edit that no case returns is this one.': [
      "case 'band.removed': break; → case 'band.removed':",
      '\'band.removed\' → ""',
    ],
  },
  'domain/time/reminder-days.ts': {
    'Equivalent: a formatter gives every part that it was asked for.': [
      'parts.find((part) => part.type === type)?.value → parts.find(part => part.type === type).value',
      '\'\' → "Stryker was here!"',
    ],
  },
  'domain/time/review-dates.ts': {
    'Equivalent: no day is NaN days away, which is never within the limit.': ['record.nextReviewOn === null → false'],
  },
  'domain/risk/consistency.ts': {
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
  'domain/time/zoned-time.ts': {
    'Equivalent: a formatted instant is always a day and a time.': ['\'\' → "Stryker was here!"'],
  },
  'machines/record/merge.ts': {
    'Equivalent: the keys of an object are its own.': [
      'Object.keys(draft).filter((field): field is keyof Draft & string => Object.hasOwn(draft, field)) → Object.keys(draft)',
    ],
  },
};
