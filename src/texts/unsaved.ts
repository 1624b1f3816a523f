/** What is said of texts that are kept in the browser, beside the forms themselves. */
export const unsavedTexts = {
  kept: {
    title: 'What you typed is kept',
    description: 'Sign in again in this browser: it is offered where you typed it, for 7 days.',
  },
  left: { title: 'Some text was not saved', offered: 'It is offered where you typed it.' },
} as const;
