import type { Policy } from '#src/api/policy/policies.ts';
import { formatDay } from '#src/components/format.ts';

/** The version that will take the place of the one in force: `1.2 from 1 January 2027`. */
export const comingText = ({ number, on }: NonNullable<Policy['comingVersion']>): string =>
  `${number} from ${formatDay(on)}`;

/** The version in force, and the one that follows it on a day: `1.1; 1.2 from 1 January 2027`. */
export function inForceText({
  versionInForce,
  comingVersion,
}: Pick<Policy, 'versionInForce' | 'comingVersion'>): string | null {
  if (comingVersion === null) return versionInForce;
  return `${versionInForce ?? 'None'}; ${comingText(comingVersion)}`;
}
