import { viewersAmong } from '#server/modules/record/index.ts';

import { firstOnCall, readOnCall } from './on-call/groups.ts';

interface Owned {
  readonly id: string;
  /** Its owner and co-owners. */
  readonly owners: readonly string[];
}

/** Those who are told of an incident that has no owner: who is on call first. */
export const standInsOfOwners = async (): Promise<readonly string[]> => (await firstOnCall(await readOnCall())).people;

/**
 * Whom an incident concerns: its owners and co-owners. Where there is none, or none who may still view it, those on call: an
 * incident never concerns nobody.
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
