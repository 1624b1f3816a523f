/** The sentences with which respondents ask about a question. Their code is loaded once the page is at rest. */
export const secureQuestionTexts = {
  ask: 'Ask about this question',
  askAbout: (number: string) => `Ask about this question, ${number}`,
  label: 'Your question',
  help: 'The organisation is told at once. Its answer appears here, for everyone who answers this question, and you are told by mail.',
  placeholder: 'What is not clear',
  send: 'Send question',
  cancel: 'Cancel',
  asked: (by: string, date: string) => `${by} asked, ${date}`,
  answered: (date: string) => `Answered, ${date}`,
  waiting: 'Not answered yet.',
  sending: 'Being sent…',
  queued: 'Not sent yet: it is sent as soon as there is a connection.',
  kept: 'It is kept on this device.',
  unsent: 'This question was not sent. It is still on this device.',
  announced: 'Your question was sent.',
  problems: {
    EMPTY: 'Enter a question',
    TOO_LONG: (most: number) => `Use at most ${most.toLocaleString('en-GB')} characters`,
  },
  of: (number: string) => `Question about ${number}`,
} as const;
