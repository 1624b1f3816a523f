import { and, inArray, isNull, sql } from 'drizzle-orm';

import { secureLink } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';

import type { LinkEnd } from './last-day.ts';

/** What a link opens, and who it is for. */
export type LinkFor =
  | { readonly kind: 'policy'; readonly recordId: string; readonly requestId: string }
  | { readonly kind: 'assessment'; readonly recordId: string; readonly respondentId: string };

/** Stores a new link. Only the hash of its token is kept, so each mail has a link of its own. @returns the token */
export async function newLink(opens: LinkFor, { expiresAt, endZone }: LinkEnd): Promise<string> {
  const { organisationId } = scopeOfTransaction();
  const token = newToken();
  await db.insert(secureLink).values({ organisationId, ...opens, tokenHash: tokenHash(token), expiresAt, endZone });
  return token;
}

/** The recipients of links: requests to acknowledge, or respondents. */
type Holders = { readonly requestIds: readonly string[] } | { readonly respondentIds: readonly string[] };

const heldBy = (holders: Holders) =>
  'requestIds' in holders
    ? inArray(secureLink.requestId, [...holders.requestIds])
    : inArray(secureLink.respondentId, [...holders.respondentIds]);

/** Ends links. */
export const endLinks = (holders: Holders) =>
  db
    .update(secureLink)
    .set({ revokedAt: sql`now()` })
    .where(and(heldBy(holders), isNull(secureLink.revokedAt)));

/** Gives links another end. */
export const moveLinks = (holders: Holders, { expiresAt, endZone }: LinkEnd) =>
  db.update(secureLink).set({ expiresAt, endZone }).where(heldBy(holders));
