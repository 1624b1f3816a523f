/** What only a copy of an assessment says, whose code is loaded when the page is at rest. */
export const copyTexts = {
  replyTo: (text: string) => `Reply to: ${text}`,
  asked: (text: string) => `Asked: ${text}`,
  rescue: 'This device has answers that were not saved.',
} as const;
