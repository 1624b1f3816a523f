import { longDate } from '#domain/time/long-dates.ts';
import type { components } from '#openapi/generated/types.ts';
import { mailOf, type OwnPage, type Text } from '#server/mail/text.ts';
import { greeting } from '#server/modules/secure-link/index.ts';

interface StateMail {
  readonly action: components['schemas']['OrganisationAction'];
  readonly productName: string;
  readonly organisation: string;
  readonly name: string;
  readonly reason: string;
  /** The day of the erasure. */
  readonly eraseOn: string | null;
  readonly home: OwnPage;
}

const longestName = 80;

const subjects = {
  SUSPEND: 'is suspended',
  RESUME: 'can be used again',
  CLOSE: 'is being closed',
  REOPEN: 'will not be erased',
} as const;

/** Tells an administrator that the state of their organisation has changed. */
export function stateMail({ action, productName, organisation, name, reason, eraseOn, home }: StateMail): Text {
  const day = eraseOn === null ? '' : longDate(eraseOn, 'en-GB');
  const paragraphs = {
    SUSPEND: `${organisation} is suspended on ${productName}. Its members can read everything and change nothing, and its secure links do not open, until it is resumed.`,
    RESUME: `${organisation} is active on ${productName} again, with everything as it was.`,
    CLOSE: `${organisation} is being closed on ${productName}. On ${day} everything of it is erased, and nothing can be brought back then. Until that day, members can read it and export what they need.`,
    REOPEN: `The closing of ${organisation} on ${productName} has been undone. It stays suspended until it is resumed.`,
  };
  const hasReason = (action === 'SUSPEND' || action === 'CLOSE') && reason !== '';
  return mailOf(`${organisation.slice(0, longestName)} ${subjects[action]}`, [
    [greeting(name)],
    [paragraphs[action]],
    ...(hasReason ? [[`The reason given: ${reason}`]] : []),
    [`${productName}:`, home],
    [`Sent by ${productName} to the administrators of ${organisation}.`],
  ]);
}
