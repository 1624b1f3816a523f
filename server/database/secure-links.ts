import { sql } from 'drizzle-orm';

import type { PlatformDatabase } from './platform.ts';

/** A link that is neither revoked nor the link of a record that was removed. */
export interface FoundLink {
  readonly kind: string;
  readonly organisationId: string;
  readonly linkId: string;
  readonly recordId: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
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
  readonly files: readonly { readonly name: string; readonly number: number; readonly sha256: string }[];
}

/** The platform's connection, or that of a link's transaction. */
type Executor = Pick<PlatformDatabase, 'execute'>;

/** Instants arrive as text: the functions have no columns that Drizzle knows. */
type Stored<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] } & Record<string, unknown>;

/**
 * Finds a link by the hash of its token. A transaction of the link's own role begins with what is found; so this is the
 * one read of a link that is not limited to it (0043_secure-links.sql).
 */
export async function secureLinkWith(executor: Executor, tokenHash: string): Promise<FoundLink | undefined> {
  const { rows } = await executor.execute<Stored<FoundLink>>(sql`
    select kind, organisation_id as "organisationId", link_id as "linkId", record_id as "recordId",
      token_hash as "tokenHash", expires_at as "expiresAt", expired as "isExpired"
    from find_secure_link(${tokenHash})`);
  const [found] = rows;
  return found && { ...found, expiresAt: new Date(found.expiresAt) };
}

/** The request and the policy of the receipt with a code. */
export async function receiptScopeWith(executor: Executor, code: string): Promise<ReceiptScope | undefined> {
  const { rows } = await executor.execute<Stored<ReceiptScope>>(sql`
    select organisation_id as "organisationId", request_id as "requestId", policy_id as "policyId"
    from find_policy_receipt(${code})`);
  return rows[0];
}

/** Finds an acknowledgement by the code of its receipt, in every organisation. */
export async function receiptWith(executor: Executor, code: string): Promise<FoundReceipt | undefined> {
  const { rows } = await executor.execute<Stored<FoundReceipt>>(sql`
    select organisation_id as "organisationId", policy_id as "policyId", organisation_name as "organisationName", policy_ref as "policyRef", policy_name as "policyName",
      major, minor, email, code, sentence, at, address, user_agent as "userAgent", content_sha256 as "contentSha256",
      sha256, content, source_url as "sourceUrl", files
    from find_policy_receipt(${code})`);
  const [found] = rows;
  return found && { ...found, at: new Date(found.at) };
}
