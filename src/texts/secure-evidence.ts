/** What only the server says, where a link to give evidence opens nothing. */
export const evidenceNotices = {
  accessError: 'Failed to load the request for evidence',
  expired: (date: string) => `This link to give evidence has expired on ${date}`,
} as const;

/** The sentences of the page on which people without an account give evidence. */
export const evidenceTexts = {
  asks: (name: string, organisation: string) =>
    name === '' ? `${organisation} asks you for evidence` : `${name} of ${organisation} asks you for evidence`,
  recipient: 'You give it as',
  due: 'Needed by',
  linkExpires: 'Link expires',
  needed: 'What is needed',
  returned: 'What you gave was returned',
  files: 'Files',
  filesHelp: (largest: number) => `At most 20, each of at most ${largest} MB`,
  choose: 'Choose files, or drop them here',
  none: 'No file yet',
  waiting: 'Waiting',
  sending: 'Sending…',
  remove: (name: string) => `Remove ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  dates: 'What it is about',
  datesHelp: 'When you send it does not count. Say when it was made, or which days it covers.',
  madeOn: 'Made on',
  coversFrom: 'Covers from',
  coversTo: 'Covers to',
  reply: 'Note',
  replyHelp: 'For the person who asked',
  give: 'Give evidence',
  giving: 'Giving…',
  giveHelp: 'You cannot change it afterwards, unless it is returned to you.',
  giveFailed: 'It could not be given',
  removeFailed: 'The file could not be removed',
  slow: 'This is taking longer than usual. Your connection may be slow.',
  withoutScript: 'This page needs JavaScript to send files.',
  given: 'Thank you: the evidence was given',
  givenHelp: 'The person who asked is told. If something is missing, you get another message.',
  accepted: 'The evidence was accepted',
  acceptedHelp: 'There is nothing more to do.',
  givenAt: 'Given',
} as const;
