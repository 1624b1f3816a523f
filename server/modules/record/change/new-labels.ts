import { randomUUID } from 'node:crypto';

import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';

import { meetsRequirement } from '#openapi/access.ts';
import { access } from '#openapi/generated/access.ts';
import { operationsOfContract } from '#server/contract/operations.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { errorsOfBody } from '#server/contract/validation.ts';
import { label, record, recordLabel } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import type { Proposed } from '../register/choices.ts';
import { logActivity } from './activity.ts';

/** The labels that an organisation may have: more could not be told apart in a picker. */
export const mostLabelsOfOrganisation = 300;

/** Names that look the same are the same. */
export const labelName = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** A label in the activity log. */
export const loggedLabel = ({ id, name }: Proposed) =>
  ({ entityType: 'label', entityId: id, entityName: name }) as const;

/** How many labels the organisation has. */
export const countLabels = (): Promise<number> => db.$count(label, isNull(label.removedAt));

const adding = operationsOfContract.find(({ id }) => id === 'Labels.add');

const isName = (name: string) => adding !== undefined && errorsOfBody(adding, { name }).length === 0;

/**
 * The labels that an import would add for names that no label has: none of what cannot be a name, beyond the limit, or
 * without the right to add labels.
 */
export async function proposeLabels(
  names: readonly string[],
  { organisation }: Pick<OrganisationContext, 'organisation'>,
  proposed: number,
): Promise<readonly Proposed[]> {
  if (!meetsRequirement(organisation, access['Labels.add'])) return [];
  const room = Math.max(mostLabelsOfOrganisation - (await countLabels()) - proposed, 0);
  return names
    .filter(isName)
    .slice(0, room)
    .map((name) => ({ id: randomUUID(), name }));
}

/** Adds those of the proposed labels whose ids are used, unless a label has the name by now, and logs each. */
export async function addProposed(context: OrganisationContext, proposed: readonly Proposed[]): Promise<void> {
  if (proposed.length === 0) return;
  const known = await db
    .select({ name: sql<string>`lower(${label.name})` })
    .from(label)
    .where(
      and(
        isNull(label.removedAt),
        inArray(
          sql`lower(${label.name})`,
          proposed.map(({ name }) => name.toLowerCase()),
        ),
      ),
    );
  const names = new Set(known.map(({ name }) => name));
  const added = proposed
    .filter(({ name }) => !names.has(name.toLowerCase()))
    // In one order: two imports may add the same names.
    .toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));
  if (added.length === 0) return;
  await db
    .insert(label)
    .values(added.map(({ id, name }) => ({ organisationId: context.organisation.id, id, name })))
    .onConflictDoNothing();
  await logActivity(
    context,
    ...added.map((one) => ({
      action: 'CREATE' as const,
      ...loggedLabel(one),
      changes: [{ field: 'name', old: null, new: one.name }],
    })),
  );
}

/**
 * Removes those of the labels that no live record has and nobody has changed, and logs each: what an import added is
 * undone with it.
 */
export async function removeUnusedLabels(context: OrganisationContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const isUsed = sql`exists (select from ${recordLabel} join ${record}
    on ${eqWithinOrganisation(record.id, recordLabel.recordId)}
    where ${eqWithinOrganisation(recordLabel.labelId, label.id)}
      and ${record.deletedAt} is null)`;
  const removed = await db
    .update(label)
    .set({ removedAt: new Date(), version: sql`${label.version} + 1`, updatedAt: sql`now()` })
    .where(and(inArray(label.id, [...ids]), isNull(label.removedAt), eq(label.version, 1), not(isUsed)))
    .returning({ id: label.id, name: label.name });
  if (removed.length === 0) return;
  await logActivity(
    context,
    ...removed.map((one) => ({ action: 'DELETE' as const, ...loggedLabel(one), changes: [] })),
  );
}
