import { createHash, randomBytes } from 'node:crypto';

import { numberText } from '#domain/policy/lifecycle.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { receiptWith } from '#server/database/secure-links.ts';
import { db } from '#server/database/tenancy.ts';

import { hasContent } from '../versions/content-hash.ts';

/** Everything that a receipt is made of. Nothing in it ever changes; names may, so they are not part of it. */
export interface ReceiptFacts {
  readonly organisationId: string;
  readonly policyId: string;
  readonly policyRef: string;
  /** The number of the version. */
  readonly version: string;
  readonly contentSha256: string;
  readonly sentence: string;
  readonly at: Date;
  readonly email: string;
  readonly address: string;
  readonly userAgent: string;
  readonly code: string;
}

/** SHA-256 of a receipt's facts as JSON in this order, so that anyone who has them can compute it again. */
export function receiptHash(facts: ReceiptFacts): string {
  const { organisationId, policyId, policyRef, version, contentSha256, sentence, at, ...person } = facts;
  const { email, address, userAgent, code } = person;
  const said = [organisationId, policyId, policyRef, version, contentSha256, sentence, at.toISOString()];
  return createHash('sha256')
    .update(JSON.stringify([...said, email, address, userAgent, code]))
    .digest('hex');
}

/** Without letters that are mistaken for digits when they are typed from paper (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code of 140 bits in groups of four: anyone who has it sees the receipt, so it must not be guessed. */
export function newReceiptCode(): string {
  const letters = [...randomBytes(28)].map((byte) => signs[byte % signs.length] ?? '');
  return Array.from({ length: 7 }, (_, group) => letters.slice(group * 4, group * 4 + 4).join('')).join('-');
}

/** The first letter of an address and its domain. */
function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0x2022)}•••${at === -1 ? '' : email.slice(at)}`;
}

/** A receipt, checked against what is stored. @throws ApiError 404 */
export async function checkedReceipt(code: string): Promise<Schemas['PolicyReceipt']> {
  const found = await receiptWith(db, code);
  if (found === undefined) throw notFound();
  const version = numberText(found);
  return {
    code: found.code,
    organisation: { name: found.organisationName },
    policy: { name: found.policyName },
    policyRef: found.policyRef,
    version,
    recipient: maskedAddress(found.email),
    sentence: found.sentence,
    at: found.at.toISOString(),
    timeZone: found.timeZone,
    contentSha256: found.contentSha256,
    sha256: found.sha256,
    contentMatches: hasContent(found, found.contentSha256),
    receiptMatches: receiptHash({ ...found, version }) === found.sha256,
  };
}
