import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import { dayAfter } from './recount-demo.ts';
import { isBefore, valueAt } from './recounted.ts';

/** The demo's organisations calculate in UTC. */
const monthOf = (instant: unknown): string | null =>
  typeof instant === 'string' && instant.includes('T') ? `${instant.slice(0, 7)}-01` : null;

/** The first days of the last twelve months. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 10),
  );
}

const endOfMonth = (first: string): number => {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return Date.UTC(year, month, 1);
};

const instantAt = (one: unknown, path: string): number => Date.parse(String(at(one, path)));

/** A number of a risk's scores above the appetite that applied, of those with something in common. */
export const aboveOf = (
  risks: readonly unknown[],
  isOfGroup: (risk: unknown) => boolean,
  appetite: number | null,
): number =>
  risks.filter(
    (one) =>
      at(one, 'status') !== 'CLOSED' &&
      isOfGroup(one) &&
      appetite !== null &&
      Number(valueAt(one, 'current.score')) > appetite,
  ).length;

interface RiskHistory {
  /** Of the export. */
  readonly risks: readonly unknown[];
  /** Changes of current scores, and versions of the appetite. */
  readonly changes: readonly unknown[];
  readonly appetites: readonly unknown[];
  /** When a risk that is closed was closed, in milliseconds since 1970. */
  readonly closedAt: ReadonlyMap<string, number>;
}

/** The trend of risks. No risk of the demo was ever reopened or removed. */
export function riskMonths({ risks, changes, appetites, closedAt }: RiskHistory, today: string) {
  return lastMonths(today).map((month): Schemas['RiskMonth'] => {
    const end = endOfMonth(month);
    const before = (one: unknown) => instantAt(one, 'at') < end;
    const then = risks.filter((one) => {
      const closed = closedAt.get(String(at(one, 'id'))) ?? Number.POSITIVE_INFINITY;
      return instantAt(one, 'createdAt') < end && closed >= end;
    });
    const appetite = appetites
      .filter(before)
      .toSorted((one, other) => instantAt(other, 'at') - instantAt(one, 'at'))[0];
    const limit = valueAt(appetite, 'score');
    const above = then.filter((risk) => {
      const last = changes
        .filter((change) => at(change, 'risk.id') === at(risk, 'id') && before(change))
        .toSorted((one, other) => instantAt(one, 'at') - instantAt(other, 'at'))
        .at(-1);
      return typeof limit === 'number' && Number(valueAt(last, 'after.score')) > limit;
    });
    return { month, count: then.length, above: above.length };
  });
}

const hours = 3_600_000;
const isOpen = (one: unknown) => ['OPEN', 'IN_PROGRESS', 'CONTAINED'].includes(String(at(one, 'status')));
const isResolved = (one: unknown) => ['RESOLVED', 'CLOSED'].includes(String(at(one, 'status')));

/** A year before a moment, on the calendar. */
const yearBefore = (now: number): number => {
  const then = new Date(now);
  return then.setUTCFullYear(then.getUTCFullYear() - 1);
};

/** How long incidents took until a status (incidents.md, 2). */
function duration(incidents: readonly unknown[], path: string, now: number): Schemas['IncidentDuration'] {
  const since = yearBefore(now);
  const reached = incidents.filter((one) => valueAt(one, path) === null || instantAt(one, path) >= since);
  const known = reached.filter((one) => valueAt(one, path) !== null && valueAt(one, 'detectedAt') !== null);
  const taken = known
    .map((one) => (instantAt(one, path) - instantAt(one, 'detectedAt')) / hours)
    .toSorted((one, other) => one - other);
  const middle = taken.length / 2;
  const median =
    taken.length === 0 ? null : ((taken[Math.ceil(middle) - 1] ?? 0) + (taken[Math.floor(middle)] ?? 0)) / 2;
  const mean = taken.length === 0 ? null : taken.reduce((sum, one) => sum + one, 0) / taken.length;
  return { count: taken.length, leftOut: reached.length - known.length, mean, median };
}

/** The ages, times and months of incidents. @param now milliseconds since 1970 */
export function incidentCourse(
  incidents: readonly unknown[],
  { bySeverity, byType }: Schemas['IncidentStatistics'],
  now: number,
) {
  const age = (one: unknown) => now - instantAt(one, 'detectedAt');
  const day = 24 * hours;
  return {
    bySeverity: bySeverity.map(({ severity }): Schemas['IncidentsOfSeverity'] => {
      const own = incidents.filter((one) => isOpen(one) && valueAt(one, 'severity') === severity);
      const between = (from: number, to: number) => own.filter((one) => age(one) >= from && age(one) < to).length;
      return {
        severity,
        day: between(Number.NEGATIVE_INFINITY, day),
        week: between(day, 7 * day),
        month: between(7 * day, 30 * day),
        older: between(30 * day, Number.POSITIVE_INFINITY),
        undated: own.filter((one) => valueAt(one, 'detectedAt') === null).length,
      };
    }),
    byType: byType.map(({ type }): Schemas['IncidentsOfType'] => {
      const own = incidents.filter((one) => valueAt(one, 'type.id') === (type?.id ?? null));
      return { type, open: own.filter(isOpen).length, done: own.filter(isResolved).length };
    }),
    toContain: duration(
      incidents.filter((one) => isResolved(one) || at(one, 'status') === 'CONTAINED'),
      'containedAt',
      now,
    ),
    toResolve: duration(incidents.filter(isResolved), 'resolvedAt', now),
    months: lastMonths(new Date(now).toISOString().slice(0, 10)).map((month): Schemas['IncidentMonth'] => ({
      month,
      detected: incidents.filter((one) => monthOf(valueAt(one, 'detectedAt')) === month).length,
      resolved: incidents.filter((one) => isResolved(one) && monthOf(valueAt(one, 'resolvedAt')) === month).length,
    })),
    undated: {
      detected: incidents.filter((one) => valueAt(one, 'detectedAt') === null).length,
      resolved: incidents.filter((one) => isResolved(one) && valueAt(one, 'resolvedAt') === null).length,
    },
  };
}

/** What falls due soon, the first ten. @param day path of the day in a record */
export const firstDue = (records: readonly unknown[], day: string, today: string, days: number): unknown[] =>
  records
    .filter((one) => isBefore(one, day, dayAfter(today, days + 1)))
    .toSorted((one, other) =>
      `${String(at(one, day))} ${String(at(one, 'id'))}` < `${String(at(other, day))} ${String(at(other, 'id'))}`
        ? -1
        : 1,
    )
    .slice(0, 10);

/** Within some days, today included. */
export const dueWithin = (records: readonly unknown[], day: string, today: string, days: number): number =>
  records.filter((one) => isBefore(one, day, dayAfter(today, days + 1)) && !isBefore(one, day, today)).length;
