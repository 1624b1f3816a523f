import type { Schemas } from '#server/contract/types.ts';
import { incidentModule } from '#server/modules/incident/index.ts';

import { ownerIn, readPeople } from '../choices.ts';
import { settings, type Seed } from '../seeds.ts';

/** A group, with its members by the local parts of their addresses. */
interface DemoGroup extends Pick<Schemas['OnCallGroupInput'], 'name' | 'roles'> {
  readonly members: readonly string[];
}

export const harbourOnCall: readonly DemoGroup[] = [
  { name: 'Terminal security', roles: [], members: ['manager'] },
  { name: 'Management', roles: ['ORG_ADMIN'], members: [] },
];

export const seedOnCall =
  (groups: readonly DemoGroup[]): Seed =>
  async (context) => {
    const people = await readPeople();
    const { IncidentOnCall } = incidentModule(settings);
    const body = {
      version: 0,
      minutes: 30,
      groups: groups.map(({ name, roles, members }) => ({
        name,
        roles: [...roles],
        memberIds: members.flatMap((one) => ownerIn({ people }, one) ?? []),
      })),
    };
    await IncidentOnCall.save({ path: {}, query: {}, body }, context);
    return groups.length;
  };
