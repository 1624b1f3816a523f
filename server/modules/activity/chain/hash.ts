import { createHash } from 'node:crypto';

/** What is hashed of a row of the log: texts only, so that no program has to agree with ours about numbers or dates. */
export interface LogRow {
  readonly organisationId: string;
  readonly id: string;
  /** In UTC, in microseconds: `2026-11-23T14:05:09.123456Z`. */
  readonly at: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly entityRef: string | null;
  readonly entityName: string;
  /** JSON as the database writes it. */
  readonly changes: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

/** A seal of the chain, and what it was made for. */
export interface Seal {
  /** From 1. */
  readonly position: number;
  /** In UTC, in milliseconds: `2026-11-23T15:00:00.000Z`. */
  readonly sealedAt: string;
  readonly rowSha256: string;
  readonly sha256: string;
}

/** What the first seal of a chain follows. */
export const beginning = '0'.repeat(64);

const hashOf = (values: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** SHA-256 of a row as a JSON array of its texts in this order (docs/log-chain.md). */
export const rowHash = (row: LogRow): string =>
  hashOf([
    row.organisationId,
    row.id,
    row.at,
    row.actorId,
    row.action,
    row.entityType,
    row.entityId,
    row.entityRef,
    row.entityName,
    row.changes,
    row.ip,
    row.userAgent,
  ]);

/**
 * SHA-256 of a seal as a JSON array. The row is in it by its hash: a row whose content must not be shown, or had to be
 * erased, leaves a chain that can be checked.
 */
export const sealHash = (previous: string, { position, sealedAt, rowSha256 }: Omit<Seal, 'sha256'>): string =>
  hashOf([previous, position, sealedAt, rowSha256]);
