import { inArray } from 'drizzle-orm';

import { membership } from '#server/database/schema/index.ts';
import { viewersAmong, viewersWhere } from '#server/modules/record/index.ts';

/** Those who are told of an incident that has no owner. */
const standIns = ['ORG_ADMIN', 'ORG_MANAGER'] as const;

interface Owned {
  readonly id: string;
  /** Its owner and co-owners. */
  readonly owners: readonly string[];
}

/** The administrators and managers who may view incidents. */
export const standInsOfOwners = async (): Promise<string[]> =>
  (await viewersWhere('incident', inArray(membership.role, [...standIns]))).map(({ id }) => id);

/**
 * Whom an incident concerns: its owners and co-owners. Where there is none, or none who may still view it, its administrators and
 * managers: an incident never concerns nobody.
 */
export async function toldOfIncident(incidents: readonly Owned[]): Promise<(id: string) => readonly string[]> {
  const owners = [...new Set(incidents.flatMap((one) => one.owners))];
  const reached = new Set(owners.length === 0 ? [] : await viewersAmong('incident', owners));
  const told = new Map(incidents.map(({ id, owners: all }) => [id, all.filter((owner) => reached.has(owner))]));
  const isMissing = incidents.some(({ id }) => told.get(id)?.length === 0);
  const others = isMissing ? await standInsOfOwners() : [];
  return (id) => {
    const own = told.get(id) ?? [];
    return own.length > 0 ? own : others;
  };
}
