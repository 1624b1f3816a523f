import { sql } from 'drizzle-orm';

import type { PlatformDatabase } from './platform.ts';
import { organisation, type FrozenFile } from './schema/index.ts';

/** A link that is neither revoked nor the link of a record that was removed. */
export interface FoundLink {
  readonly kind: string;
  readonly organisationId: string;
  readonly linkId: string;
  readonly recordId: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  /** The time zone with whose day it ends. */
  readonly endZone: string;
  readonly isExpired: boolean;
  /** Whether its organisation is suspended or closing. */
  readonly isSuspended: boolean;
}

/** Where an acknowledgement belongs. */
export interface ReceiptScope {
  readonly organisationId: string;
  readonly requestId: string;
  readonly policyId: string;
}

/** An acknowledgement as it is stored, and what the version that it is of says now. */
export interface FoundReceipt {
  readonly organisationId: string;
  readonly policyId: string;
  readonly organisationName: string;
  readonly timeZone: string;
  readonly policyRef: string;
  readonly policyName: string;
  readonly major: number;
  readonly minor: number;
  readonly email: string;
  readonly code: string;
  readonly sentence: string;
  readonly at: Date;
  readonly address: string;
  readonly userAgent: string;
  readonly contentSha256: string;
  readonly sha256: string;
  readonly content: string;
  readonly sourceUrl: string;
  readonly files: readonly FrozenFile[];
}

/** The platform's connection, or that of a link's transaction. */
type Executor = Pick<PlatformDatabase, 'execute'>;

/** Instants arrive as text: the functions have no columns that Drizzle knows. */
type Stored<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] } & Record<string, unknown>;

const toInstant = (value: unknown) => (value instanceof Date ? value : new Date(String(value)));

/** How the platform's login finds what a token opens; prepared, because every request of a link does. */
export interface LinkFinding {
  /**
   * Finds a link by the hash of its token. A transaction of the link's own role begins with what is found; so this is the
   * one read of a link that is not limited to it (0043_secure-links.sql).
   */
  readonly linkWith: (tokenHash: string) => Promise<FoundLink | undefined>;
  /** The request and the policy of the receipt with a code. */
  readonly receiptScopeWith: (code: string) => Promise<ReceiptScope | undefined>;
}

export function linkFinding(platform: PlatformDatabase): LinkFinding {
  const link = platform
    .select({
      kind: sql<string>`kind`,
      organisationId: sql<string>`organisation_id`,
      linkId: sql<string>`link_id`,
      recordId: sql<string>`record_id`,
      tokenHash: sql<string>`token_hash`,
      expiresAt: sql`expires_at`.mapWith(toInstant),
      endZone: sql<string>`end_zone`,
      isExpired: sql<boolean>`expired`,
      isSuspended: sql<boolean>`${organisation.state} <> 'ACTIVE'`,
    })
    .from(sql`find_secure_link(${sql.placeholder('tokenHash')})`)
    .innerJoin(organisation, sql`${organisation.id} = organisation_id`)
    .prepare('link_found');
  const receipt = platform
    .select({
      organisationId: sql<string>`organisation_id`,
      requestId: sql<string>`request_id`,
      policyId: sql<string>`policy_id`,
    })
    .from(sql`find_policy_receipt(${sql.placeholder('code')})`)
    .prepare('link_receipt_found');
  return {
    linkWith: async (tokenHash) => (await link.execute({ tokenHash }))[0],
    receiptScopeWith: async (code) => (await receipt.execute({ code }))[0],
  };
}

/** Finds an acknowledgement by the code of its receipt, in every organisation. */
export async function receiptWith(executor: Executor, code: string): Promise<FoundReceipt | undefined> {
  const { rows } = await executor.execute<Stored<FoundReceipt>>(sql`
    select organisation_id as "organisationId", policy_id as "policyId", organisation_name as "organisationName", time_zone as "timeZone", policy_ref as "policyRef", policy_name as "policyName",
      major, minor, email, code, sentence, at, address, user_agent as "userAgent", content_sha256 as "contentSha256",
      sha256, content, source_url as "sourceUrl", files
    from find_policy_receipt(${code})`);
  const [found] = rows;
  return found && { ...found, at: new Date(found.at) };
}
