import { longInstant } from '#domain/time/long-dates.ts';
import { organisationRoleTexts } from '#domain/words/people.ts';
import type { OrganisationRole } from '#openapi/access.ts';
import type { linkMails } from '#server/database/schema/index.ts';
import { mailOf, type OwnPage, type Text } from '#server/mail/text.ts';
import { greeting } from '#server/modules/secure-link/index.ts';

interface InvitationMail {
  readonly kind: (typeof linkMails)[number];
  readonly productName: string;
  readonly organisation: string;
  readonly inviter: string;
  readonly email: string;
  readonly role: OrganisationRole;
  readonly link: OwnPage;
  readonly expiresAt: Date;
  /** IANA name, of the organisation. */
  readonly timeZone: string;
}

const longestName = 80;

/** Invites someone, or reminds them of it. */
export function invitationMail(mail: InvitationMail): Text {
  const { kind, productName, organisation, inviter, email, role, link, expiresAt, timeZone } = mail;
  const short = organisation.slice(0, longestName);
  const isReminder = kind === 'REMINDER';
  const until = longInstant(expiresAt, 'en-GB', timeZone);
  return mailOf(isReminder ? `Reminder: your invitation to join ${short}` : `Invitation to join ${short}`, [
    ['Hello,'],
    [`${inviter} invites you to join ${organisation} on ${productName} with the role ${organisationRoleTexts[role]}.`],
    ['Accept the invitation here:', link],
    [
      `Sign in there as ${email}, or create an account with this address. The link is for you alone and works until ${until}.`,
    ],
    ...(kind === 'RESEND' ? [['The links in earlier invitations no longer work.']] : []),
    [`Sent by ${productName} on behalf of ${organisation}. If you did not expect this message, you can ignore it.`],
  ]);
}

interface InviterMail {
  readonly what: 'ACCEPTED' | 'REDUCED' | 'ASKED';
  readonly productName: string;
  readonly organisation: string;
  /** Of the person who invited. */
  readonly name: string;
  readonly email: string;
  readonly role: OrganisationRole;
  readonly users: OwnPage;
}

const inviterSubjects = {
  ACCEPTED: 'accepted your invitation',
  REDUCED: 'accepted your invitation with fewer rights',
  ASKED: 'asks for a new invitation',
} as const;

/** Tells the person who invited what became of it. */
export function inviterMail({ what, productName, organisation, name, email, role, users }: InviterMail): Text {
  const paragraphs = {
    ACCEPTED: `${email} accepted your invitation and is a member of ${organisation} with the role ${organisationRoleTexts[role]}.`,
    REDUCED: `${email} accepted your invitation to ${organisation}. Your own rights have changed since you sent it, so they were given only what you may still grant: the role ${organisationRoleTexts[role]}, and the rights shown under Manage Users.`,
    ASKED: `Someone opened the invitation that you sent to ${email} and could not use it. They ask for a new one. If you still want to invite them, send it again, or invite the address that they told you.`,
  };
  return mailOf(`${email} ${inviterSubjects[what]}`, [
    [greeting(name)],
    [paragraphs[what]],
    ['The members and invitations of your organisation:', users],
    [`Sent by ${productName}.`],
  ]);
}
