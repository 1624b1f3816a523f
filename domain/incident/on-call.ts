import type { components } from '#openapi/generated/types.ts';

import { leadingRoles } from '../leading-role.ts';

type Schemas = components['schemas'];
type Severity = Schemas['IncidentSeverity'];

/** A severity of which people are told at once (incidents.md, 1). */
export type AlarmingSeverity = Extract<Severity, 'CRITICAL' | 'MAJOR'>;

const isAlarming = (severity: Severity | null): severity is AlarmingSeverity =>
  severity === 'CRITICAL' || severity === 'MAJOR';

/** Whether an incident has just become worse than what people were told of. */
export const isNewlyAlarming = (was: Severity | null, is: Severity | null): boolean =>
  isAlarming(is) && was !== is && was !== 'CRITICAL';

/** What of an incident decides whether the next group is told. */
interface Waiting {
  readonly status: Schemas['IncidentStatus'];
  readonly severity: Severity | null;
  readonly takenOverAt: Date | string | null;
}

/** Whether an incident still waits for someone: nobody has taken it over, and no work on it has begun. */
export const waitsForSomeone = ({ status, severity, takenOverAt }: Waiting): boolean =>
  status === 'OPEN' && takenOverAt === null && isAlarming(severity);

/** Minutes until the next group is told, unless an organisation has set others (incidents.md, 1). */
export const usualMinutes = 30;

/** Who is told together. */
export interface OnCallPeople {
  readonly name: string;
  readonly roles: readonly Schemas['OrganisationRole'][];
  readonly memberIds: readonly string[];
}

/** Who is on call while an organisation has set nothing. */
export const usualGroup: OnCallPeople = { name: 'Administrators and managers', roles: leadingRoles, memberIds: [] };

/** What is wrong with a field of the setting. */
interface OnCallProblem {
  readonly field: string;
  readonly message: string;
}

/** A group has someone, and a name of its own. */
export const problemsOfGroups = (groups: readonly OnCallPeople[]): OnCallProblem[] =>
  groups.flatMap(({ name, roles, memberIds }, index) => {
    const isNamedBefore = groups.slice(0, index).some((other) => other.name.toLowerCase() === name.toLowerCase());
    return [
      ...(roles.length + memberIds.length === 0
        ? [{ field: `groups/${index}/memberIds`, message: 'Choose members or roles' }]
        : []),
      ...(isNamedBefore ? [{ field: `groups/${index}/name`, message: 'Another group has this name' }] : []),
    ];
  });
