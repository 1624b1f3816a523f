import { createHash } from 'node:crypto';

import { mailboxOf } from '#domain/secure-link/mailbox.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** An address as an organisation remembers it; 0051_limits-of-mail.sql computes the same. */
export const addressHash = (organisationId: string, address: string): string =>
  sha256(`${organisationId} ${address.toLowerCase()}`);

/** A mailbox as an organisation remembers it. */
export const mailboxHash = (organisationId: string, address: string): string =>
  sha256(`${organisationId} ${mailboxOf(address)}`);

/** A mailbox as all organisations count it. */
export const sharedMailboxHash = (address: string): string => sha256(mailboxOf(address));
