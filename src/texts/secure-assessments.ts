/** What only the server renders, so that the page's script need not have it. */
export const assessmentFacts = {
  for: 'For',
  due: 'Due',
  linkExpires: 'Link expires',
  answeredBy: 'You answer as',
  accessError: 'Failed to load assessment',
  none: 'N/A',
} as const;

/** `Ada Lovelace and Bo Berg`; someone who has no name is not known here. */
const namesOf = (names: readonly string[]): string =>
  names.length === 0 ? 'Someone else' : new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** The sentences of the page on which an assessment is filled in (specification sections 2.3, 5 and 8). */
export const assessmentTexts = {
  section: (number: number) => `Section ${number}`,
  emptySection: 'No questions added yet in this questionnaire.',
  noSections: 'No questionnaires added yet. Add questionnaires to see them here.',
  noOptions: 'No options added',
  placeholders: { text: 'Your answer', number: 'Enter a number', url: 'https://example.com' },
  required: 'This field is required',
  saveDraft: 'Save as Draft',
  savingDraft: 'Saving…',
  submit: 'Submit',
  submitting: 'Submitting…',
  draftSaved: {
    title: 'Draft saved!',
    description: 'Your assessment draft was saved and can be completed or updated later.',
  },
  submitted: {
    title: 'Thank you for submitting your assessment!',
    description: 'We appreciate your time. Your submission has been received and is under review by the administrator.',
  },
  submittedBy: (by: string) => `${by} has submitted the answers that you share`,
  submittedByHelp: 'Nothing can be changed any more. If something is not right, tell the organisation that asks you.',
  together: (others: readonly string[]) =>
    `${namesOf(others)} can answer the same sections. You see each other’s answers; once one of you submits, nobody can change them.`,
  answeredByOthers: (others: readonly string[]) => `${namesOf(others)} answers this section. You can read it.`,
  draftFailed: 'Failed to save assessment. Please try again.',
  submitFailed: 'Failed to submit assessment. Please try again.',
  expired: (date: string) => `This assessment link has expired on ${date}`,
  revoked: 'This link no longer opens the assessment. Ask the person who sent it for a new one.',
  sections: 'Sections',
  progress: 'Answered questions',
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  missing: (count: number) =>
    count === 1 ? '1 more question needs an answer' : `${count} more questions need an answer`,
  missingHelp: 'The first of them has the focus.',
  conflicts: (count: number) =>
    count === 1 ? '1 answer was changed by someone else' : `${count} answers were changed by someone else`,
  conflictsHelp: 'Decide which answer applies before you submit.',
  unfit: (count: number) =>
    count === 1 ? '1 answer cannot be saved as it is' : `${count} answers cannot be saved as they are`,
  unfitHelp: 'The first of them has the focus.',
  saving: 'Saving…',
  saved: (time: string) => `Saved ${time}`,
  kept: 'Your answers are kept on this device.',
  notKept: 'This device cannot keep them: leave this page open.',
  notSaved: {
    connection: 'Not saved yet: no connection.',
    server: 'Not saved yet: the server is not responding.',
    refused: 'Not saved yet:',
  },
  withoutScript: 'You can read the assessment. Answering it needs JavaScript.',
  carried: {
    answered: (date: string, from: string) => `Your answer of ${date} in ${from}:`,
    question: 'Still true?',
    confirm: 'Yes, still true',
    reworded: 'The question has been reworded since:',
    questionReworded: 'Does it answer the question as it is now?',
    use: 'Yes, use it',
    change: 'Change the answer',
    files: 'The files must be added again.',
  },
  clarification: 'The reviewer asks',
  reply: 'Your reply',
  files: {
    choose: 'Choose files',
    largest: (megabytes: number) => `Max size: ${megabytes} MB`,
    types: (types: string) => `Allowed types: ${types}`,
    remove: (name: string) => `Remove ${name}`,
    cancel: (name: string) => `Cancel ${name}`,
    retry: 'Try again',
    sending: (percent: number) => `Sending, ${percent}%`,
    waiting: 'Waiting',
    tooLarge: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB.`,
    wrongType: (name: string) => `${name} is not of an allowed type.`,
    empty: (name: string) => `${name} is empty.`,
    notKept: (name: string) => `This device cannot keep ${name}: leave this page open until it is sent.`,
    failed: 'The file could not be sent.',
    removeFailed: 'The file could not be removed. Try again.',
  },
  notSavedUntilThen: 'Until then it is not saved.',
  becameTooLong: (number: string) => `The answer to question ${number} is too long.`,
  problems: {
    NOT_A_TEXT: 'Enter a text',
    NOT_A_DATE: 'Enter a date',
    NOT_A_URL: 'Enter a web address that starts with https:// or http://',
    NOT_AN_OPTION: 'Choose one of the options',
  },
  shown: (number: string) => `Question ${number} is shown now.`,
  hidden: (number: string) => `Question ${number} is no longer shown.`,
  download: 'Download your answers',
  downloadData: 'Download as JSON',
  print: 'Print',
  unanswered: 'Not answered',
  continueHelp: 'You can reply to what the reviewer asks, and change only the answers that this is about.',
} as const;
