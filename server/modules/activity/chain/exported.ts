import { z } from 'zod';

import type { SealedRow } from './check.ts';

const text = z.string();
const rowSchema = z.strictObject({
  organisationId: text,
  id: text,
  at: text,
  actorId: text.nullable(),
  action: text,
  entityType: text,
  entityId: text,
  entityRef: text.nullable(),
  entityName: text,
  changes: text,
  ip: text.nullable(),
  userAgent: text.nullable(),
});

/** As the contract has it (`SealedActivity`). */
const sealSchema = z.strictObject({
  organisationId: text,
  position: z.int(),
  sealedAt: text,
  activityId: text,
  rowSha256: text,
  sha256: text,
  row: rowSchema.nullable(),
  // Files from before there were erasures do not have it.
  erasure: z.strictObject({ erasedAt: text, erasedBy: text, rowSha256: text }).nullish(),
});

/** A line of an exported log; undefined if it is not one. */
export function exportedSeal(line: string): (SealedRow & { readonly organisationId: string }) | undefined {
  try {
    const { data } = sealSchema.safeParse(JSON.parse(line));
    return data && { ...data, row: data.row ?? 'hidden', erasure: data.erasure ?? undefined };
  } catch {
    return undefined;
  }
}
