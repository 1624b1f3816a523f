import { countedStatuses } from '#domain/risk/lifecycle.ts';
import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

/** A number of a dashboard, and the list that its link opens. */
export interface Recounted {
  readonly what: string;
  readonly number: number | null;
  /** Of the register, below `/api`. */
  readonly path: string;
  /** As the link filters it. */
  readonly query: Query;
  /** Whether it counts a record of the register's export. */
  readonly counts: (record: unknown) => boolean;
}

export type Query = Readonly<Record<string, string | readonly string[]>>;

/** What a record has at a path; null for nothing. */
export const valueAt = (record: unknown, path: string): unknown => at(record, path) ?? null;
const idsAt = (record: unknown, path: string): unknown[] => {
  const found: unknown = at(record, path);
  return Array.isArray(found) ? found.map((one: unknown) => at(one, 'id')) : [];
};

/** A filter by a value, or by having none. */
export const filterBy = (name: string, id: string | null | undefined): Query =>
  id === null || id === undefined ? { without: name } : { [name]: id };

/** Whether a day of a record is before another. */
export const isBefore = (record: unknown, path: string, day: string): boolean => {
  const found: unknown = at(record, path);
  return typeof found === 'string' && found < day;
};

export type Counts = Recounted['counts'];

const isCountedRisk: Counts = (one) => countedStatuses.some((status) => at(one, 'status') === status);

/** Of several categories the lowest appetite counts (incidents.md, 4). */
function isAbove(one: unknown, { score, categories }: Schemas['RiskAppetite']): boolean {
  const own = new Set(idsAt(one, 'categories'));
  const lowest = categories.filter(({ category }) => own.has(category.id)).map((category) => category.score);
  const limit = lowest.length > 0 ? Math.min(...lowest) : score;
  const current: unknown = at(one, 'current.score');
  return limit !== null && typeof current === 'number' && current > limit;
}

const isPlanOverdue = (one: unknown, today: string): boolean =>
  isBefore(one, 'treatmentPlan.dueOn', today) &&
  !['COMPLETED', 'CANCELLED'].includes(String(at(one, 'treatmentPlan.status')));

const stages = [
  ['inherent', 'inherentRatingId'],
  ['current', 'ratingId'],
  ['residual', 'residualRatingId'],
] as const;

/** The numbers of the dashboard of risks. */
export function risksRecounted(found: Schemas['RiskStatistics'], today: string): Recounted[] {
  const { byRating, byTreatment, byCategory, byOwner, appetite } = found;
  const of = (what: string, number: number, query: Query, counts: Counts): Recounted => ({
    what: `risks: ${what}`,
    number,
    path: 'risk',
    query: 'figure' in query ? query : { status: countedStatuses, ...query },
    counts: (one) => isCountedRisk(one) && counts(one),
  });
  return [
    of('all', found.count, {}, () => true),
    of('above the appetite', found.above, { figure: 'ABOVE_APPETITE' }, (one) => isAbove(one, appetite)),
    of('reviews overdue', found.overdueReviews, { figure: 'REVIEW_OVERDUE' }, (one) =>
      isBefore(one, 'nextReviewOn', today),
    ),
    of('plans overdue', found.overduePlans, { figure: 'PLAN_OVERDUE' }, (one) => isPlanOverdue(one, today)),
    ...byTreatment.map(({ treatment, count }) =>
      of(treatment, count, { treatment }, (one) => at(one, 'treatment') === treatment),
    ),
    ...byCategory.map(({ category, count }) =>
      of(category?.name ?? 'no category', count, filterBy('categoryId', category?.id), (one) =>
        category === null ? idsAt(one, 'categories').length === 0 : idsAt(one, 'categories').includes(category.id),
      ),
    ),
    ...byOwner.map(({ owner, count }) =>
      of(
        owner?.name ?? 'no owner',
        count,
        filterBy('ownerId', owner?.id),
        (one) => valueAt(one, 'owner.id') === (owner?.id ?? null),
      ),
    ),
    ...byRating.flatMap(({ rating, ...counts }) =>
      stages.map(([stage, filter]) =>
        of(
          `${stage} ${rating?.name ?? 'none'}`,
          counts[stage],
          filterBy(filter, rating?.id),
          (one) => valueAt(one, `${stage}.rating.id`) === (rating?.id ?? null),
        ),
      ),
    ),
  ];
}

const isOpenIncident: Counts = (one) => !['RESOLVED', 'CLOSED'].includes(String(at(one, 'status')));
const openStatuses = ['OPEN', 'IN_PROGRESS', 'CONTAINED'];

/** The numbers of the dashboard of incidents. @param now milliseconds since 1970 */
export function incidentsRecounted(found: Schemas['IncidentStatistics'], now: number): Recounted[] {
  const of = (what: string, number: number, query: Query, counts: Counts): Recounted => ({
    what: `incidents: ${what}`,
    number,
    path: 'incident',
    query,
    counts,
  });
  const dueIn = (one: unknown): number => Date.parse(String(at(one, 'nextDueAt'))) - now;
  const { clocks } = found;
  return [
    of('all', found.count, {}, () => true),
    of('open', found.open, { status: openStatuses }, isOpenIncident),
    of('due', clocks.running, { figure: 'NOTIFICATION_DUE' }, (one) => !Number.isNaN(dueIn(one))),
    of('overdue', clocks.overdue, { figure: 'NOTIFICATION_OVERDUE' }, (one) => dueIn(one) < 0),
    of(
      'due in a day',
      clocks.dueSoon,
      { figure: 'NOTIFICATION_DUE_IN_A_DAY' },
      (one) => dueIn(one) >= 0 && dueIn(one) <= 86_400_000,
    ),
    of(
      'due in a day, as any number of hours',
      clocks.dueSoon,
      { dueWithin: '24' },
      (one) => dueIn(one) >= 0 && dueIn(one) <= 86_400_000,
    ),
    ...found.bySeverity.map(({ severity, day, week, month, older, undated }) =>
      of(
        severity ?? 'not assessed',
        day + week + month + older + undated,
        { status: openStatuses, ...filterBy('severity', severity) },
        (one) => isOpenIncident(one) && valueAt(one, 'severity') === severity,
      ),
    ),
    ...found.byType.map(({ type, open, done }) =>
      of(
        type?.name ?? 'no type',
        open + done,
        filterBy('typeId', type?.id),
        (one) => valueAt(one, 'type.id') === (type?.id ?? null),
      ),
    ),
  ];
}

/** The numbers of policies and their exemptions. */
export function policiesRecounted(
  found: Schemas['PolicyStatistics'],
  exemptions: Schemas['ExemptionStatistics'],
  today: string,
): Recounted[] {
  const of = (path: string, what: string, number: number, query: Query, counts: Counts): Recounted => ({
    what: `${path}: ${what}`,
    number,
    path,
    query,
    counts,
  });
  const isInForce: Counts = (one) => at(one, 'isInForce') === true;
  return [
    of('policy', 'all', found.count, {}, () => true),
    of(
      'policy',
      'reviews overdue',
      found.reviews.overdue,
      { figure: 'REVIEW_OVERDUE' },
      (one) => isBefore(one, 'nextReviewOn', today) && valueAt(one, 'retiredOn') === null,
    ),
    ...found.byStatus.map(({ status, count }) =>
      of('policy', status, count, { status }, (one) => at(one, 'status') === status),
    ),
    ...found.byCategory.map(({ category, count }) =>
      of(
        'policy',
        category?.name ?? 'no category',
        count,
        filterBy('categoryId', category?.id),
        (one) => valueAt(one, 'category.id') === (category?.id ?? null),
      ),
    ),
    ...found.byOwner.map(({ owner, count }) =>
      of(
        'policy',
        owner?.name ?? 'no owner',
        count,
        filterBy('ownerId', owner?.id),
        (one) => valueAt(one, 'owner.id') === (owner?.id ?? null),
      ),
    ),
    of('exemption', 'in force', exemptions.inForce, { figure: 'IN_FORCE' }, isInForce),
    of(
      'exemption',
      'to confirm',
      exemptions.toConfirm,
      { figure: 'TO_CONFIRM' },
      (one) => isInForce(one) && valueAt(one, 'question') !== null,
    ),
    ...exemptions.byPolicy.flatMap(({ policy, inForce, byRisk }) => {
      const isOf: Counts = (one) => isInForce(one) && at(one, 'policy.id') === policy.id;
      const query = { figure: 'IN_FORCE', policyId: policy.id };
      return [
        of('exemption', policy.title, inForce, query, isOf),
        ...byRisk.map(({ riskRating, count }) =>
          of(
            'exemption',
            `${policy.title} ${riskRating}`,
            count,
            { ...query, ...filterBy('riskRating', riskRating) },
            (one) => isOf(one) && valueAt(one, 'riskRating') === riskRating,
          ),
        ),
      ];
    }),
  ];
}
