/** What the pages of links that open nothing say of writing to those who run the platform. */
export const linkContactTexts = {
  summary: 'Write to the people who run this site',
  about: 'They know nothing of what the link was for. The organisation that sent it answers questions about that.',
  name: 'Your name',
  email: 'Your email address',
  text: 'Your message',
  send: 'Send message',
  sentTitle: 'Message sent',
  sent: 'It is answered by email.',
} as const;
