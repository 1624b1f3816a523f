import { timingSafeEqual } from 'node:crypto';

import { lastDayOf } from '#domain/time/last-day.ts';
import { linkExpired, linkSuspended, notFound, tooManyRequests } from '#server/contract/errors.ts';
import type { Counted, LinkRequest } from '#server/contract/ports.ts';
import type { LinkScope, RequestFacts } from '#server/contract/types.ts';
import type { FoundLink, ReceiptScope } from '#server/database/secure-links.ts';
import { networkOf } from '#server/http/client-network.ts';

import { tokenHash } from './token.ts';

/** Tokens that open nothing, per minute and network address (security.md, attack 2). */
export const mostBadTokens = 30;

interface Finding {
  readonly linkWith: (tokenHash: string) => Promise<FoundLink | undefined>;
  readonly receiptWith: (code: string) => Promise<ReceiptScope | undefined>;
  /** Counts a token that opens nothing. */
  readonly countBadToken: (network: string) => Promise<Counted>;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The index compares hashes, which tell nothing about tokens; the comparison here does not depend on that. */
async function linkOf(token: string, { linkWith }: Finding): Promise<FoundLink | undefined> {
  const hash = tokenHash(token);
  const found = await linkWith(hash);
  return found !== undefined && isSame(found.tokenHash, hash) ? found : undefined;
}

async function scopeOf({ kind, token }: LinkRequest, finding: Finding): Promise<LinkScope | undefined> {
  // A page takes any text from its path, and no text that PostgreSQL compares has a null.
  if (token.includes('\0')) return undefined;
  if (kind === 'receipt') {
    const receipt = await finding.receiptWith(token.toUpperCase());
    return receipt && { organisationId: receipt.organisationId, linkId: receipt.requestId, recordId: receipt.policyId };
  }
  const link = await linkOf(token, finding);
  if (link?.kind !== kind) return undefined;
  if (link.isSuspended) throw linkSuspended();
  if (link.isExpired) throw linkExpired(lastDayOf(link.expiresAt, link.endZone));
  return link;
}

/**
 * Finds what a token opens. Whatever is wrong with a token that opens nothing, the answer is the same; so many of them from
 * one network are refused. A good token is answered even there: many people share an address.
 *
 * @throws ApiError 404 or 429 for a token that opens nothing; 410 with its date for an expired one;
 *   503 while its organisation is suspended
 */
export const linkFinder =
  (finding: Finding) =>
  async (link: LinkRequest, { ip }: RequestFacts): Promise<LinkScope> => {
    const scope = await scopeOf(link, finding);
    if (scope !== undefined) return scope;
    const { allowed, retryAfterSeconds } = await finding.countBadToken(networkOf(ip));
    throw allowed ? notFound() : tooManyRequests(retryAfterSeconds);
  };
