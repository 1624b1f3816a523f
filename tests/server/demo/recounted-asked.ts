import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import { dayAfter } from './recount-demo.ts';
import { valueAt } from './recounted.ts';

interface Asked {
  readonly policy: unknown;
  /** What people were asked to acknowledge, of the version in force and of those before. */
  readonly inForce: readonly unknown[];
  readonly former: readonly unknown[];
}

/** Revoked ones count only if they were answered before. */
const counts = (one: unknown): boolean => valueAt(one, 'revokedAt') === null || valueAt(one, 'acknowledgedAt') !== null;
const isAnswered = (one: unknown): boolean => valueAt(one, 'acknowledgedAt') !== null;

/** The Monday of a day. */
function mondayOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

const dayOfInstant = (one: unknown, path: string): string => String(at(one, path)).slice(0, 10);

/** What policies' acknowledgements amount to. @param now milliseconds since 1970 */
export function acknowledgementsRecounted(asked: readonly Asked[], today: string, now: number) {
  const inForce = asked.flatMap((one) => one.inForce).filter(counts);
  const everything = asked.flatMap((one) => [...one.inForce, ...one.former]);
  const open = inForce.filter((one) => !isAnswered(one));
  const people = new Set(open.map((one) => String(at(one, 'recipient.email'))));
  const thisWeek = mondayOf(today);
  return {
    acknowledgement: {
      requested: inForce.length,
      acknowledged: inForce.filter(isAnswered).length,
      overdue: open.filter((one) => Date.parse(String(at(one, 'expiresAt'))) <= now).length,
    },
    byPolicy: asked
      .map(({ policy, inForce: own }) => {
        const counted = own.filter(counts);
        return {
          policy: { id: at(policy, 'id'), ref: at(policy, 'ref'), title: at(policy, 'title') },
          requested: counted.length,
          acknowledged: counted.filter(isAnswered).length,
        };
      })
      .filter(({ requested }) => requested > 0)
      .toSorted(
        (one, other) =>
          one.acknowledged / one.requested - other.acknowledged / other.requested || other.requested - one.requested,
      )
      .slice(0, 10),
    byPerson: [...people]
      .map((email) => ({ email, open: open.filter((one) => at(one, 'recipient.email') === email).length }))
      .toSorted((one, other) => other.open - one.open || (one.email < other.email ? -1 : 1))
      .slice(0, 10),
    weeks: Array.from({ length: 12 }, (_, index): Schemas['AcknowledgementWeek'] => {
      const week = dayAfter(thisWeek, 7 * (index - 11));
      const isOfWeek = (path: string) => (one: unknown) =>
        valueAt(one, path) !== null && mondayOf(dayOfInstant(one, path)) === week;
      return {
        week,
        requested: everything.filter(counts).filter(isOfWeek('requestedAt')).length,
        acknowledged: everything.filter(isOfWeek('acknowledgedAt')).length,
      };
    }),
  };
}
