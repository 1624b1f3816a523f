import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { secureLink } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';

import type { LinkEnd } from './last-day.ts';

interface Holder {
  /** The column that names the holder of a link. */
  readonly column: PgColumn;
  /** A holder as a link names them. */
  readonly named: (id: string) => {
    readonly requestId?: string;
    readonly respondentId?: string;
    readonly contactId?: string;
  };
}

/** Who holds a link, by what it opens. */
const holders = {
  policy: { column: secureLink.requestId, named: (requestId) => ({ requestId }) },
  assessment: { column: secureLink.respondentId, named: (respondentId) => ({ respondentId }) },
  evidence: { column: secureLink.contactId, named: (contactId) => ({ contactId }) },
} satisfies Readonly<Record<string, Holder>>;

/** What links open. */
export type LinkKind = keyof typeof holders;

const holderOf = (kind: LinkKind): Holder => holders[kind];

/** What a link opens, and who it is for: a request to acknowledge, a respondent, or someone who is asked for evidence. */
export interface LinkFor {
  readonly kind: LinkKind;
  readonly recordId: string;
  readonly holderId: string;
}

/** Stores a new link. Only the hash of its token is kept, so each mail has a link of its own. @returns the token */
export async function newLink({ kind, recordId, holderId }: LinkFor, { expiresAt, endZone }: LinkEnd): Promise<string> {
  const { organisationId } = scopeOfTransaction();
  const token = newToken();
  const holder = holderOf(kind).named(holderId);
  await db
    .insert(secureLink)
    .values({ organisationId, kind, recordId, ...holder, tokenHash: tokenHash(token), expiresAt, endZone });
  return token;
}

/** People who hold links. */
interface Holders {
  readonly kind: LinkKind;
  readonly ids: readonly string[];
}

const heldBy = ({ kind, ids }: Holders) => inArray(holderOf(kind).column, [...ids]);

/** Ends links. */
export const endLinks = (held: Holders) =>
  db
    .update(secureLink)
    .set({ revokedAt: sql`now()` })
    .where(and(heldBy(held), isNull(secureLink.revokedAt)));

/** Gives links another end. */
export const moveLinks = (held: Holders, { expiresAt, endZone }: LinkEnd) =>
  db.update(secureLink).set({ expiresAt, endZone }).where(heldBy(held));
