import { waitingGroups } from '#domain/words/waiting.ts';
import type { DashboardNumbers } from '#src/api/organisation/dashboard.ts';

type Count = DashboardNumbers['waiting'][number];

const order = Object.keys(waitingGroups);

/** The groups of which something waits, as the dashboard orders them. */
export const inOrder = (counts: readonly Count[]): readonly Count[] =>
  counts.toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group));

export const totalOf = (counts: readonly Count[], what: 'count' | 'overdue'): number =>
  counts.reduce((sum, count) => sum + count[what], 0);
