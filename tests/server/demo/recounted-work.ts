import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import { filterBy, isBefore, valueAt, type Counts, type Query, type Recounted } from './recounted.ts';

const properties = ['confidentiality', 'integrity', 'availability', 'businessImpact'] as const;
const effective = (property: string): string => `effective${property.charAt(0).toUpperCase()}${property.slice(1)}`;

/** The numbers of the report of assets; of several, the list has no filter: they are recounted only. */
export function assetsRecounted(found: Schemas['AssetStatistics'], today: string) {
  const isPrimary: Counts = (one) => at(one, 'kind') === 'PRIMARY';
  const isOf =
    (type: { readonly id: string } | null): Counts =>
    (one) =>
      valueAt(one, 'type.id') === (type?.id ?? null);
  return {
    listed: [
      { what: 'assets: all', number: found.count, path: 'information-asset', query: {}, counts: () => true },
      {
        what: 'assets: reviews overdue',
        number: found.overdue,
        path: 'information-asset',
        query: { figure: 'REVIEW_OVERDUE' },
        counts: (one: unknown) => isBefore(one, 'reviewOn', today),
      },
      {
        what: 'assets: unowned',
        number: found.unowned,
        path: 'information-asset',
        query: { without: 'ownerId' },
        counts: (one: unknown) => valueAt(one, 'owner.id') === null,
      },
      ...found.byType.map(({ type, primary, supporting }) => ({
        what: `assets: ${type?.name ?? 'no type'}`,
        number: primary + supporting,
        path: 'information-asset',
        query: filterBy('typeId', type?.id),
        counts: isOf(type),
      })),
    ] satisfies Recounted[],
    unlisted: [
      { what: 'assets: primary', number: found.primary, counts: isPrimary },
      {
        what: 'assets: not rated',
        number: found.notRated,
        counts: (one: unknown) => properties.every((property) => valueAt(one, effective(property)) === null),
      },
      ...found.byType.map(({ type, primary }) => ({
        what: `assets: primary ${type?.name ?? 'no type'}`,
        number: primary,
        counts: (one: unknown) => isPrimary(one) && isOf(type)(one),
      })),
      ...found.byLevel.flatMap(({ level, ...counts }) =>
        properties.map((property) => ({
          what: `assets: ${property} ${level ?? 'none'}`,
          number: counts[property],
          counts: (one: unknown) => valueAt(one, effective(property)) === level,
        })),
      ),
    ],
  };
}

/** The numbers of service providers and their assessments. */
export function providersRecounted(
  found: Schemas['ServiceProviderStatistics'],
  assessments: Schemas['AssessmentStatistics'],
  today: string,
): Recounted[] {
  const of = (what: string, number: number, query: Query, counts: Counts): Recounted => ({
    what: `providers: ${what}`,
    number,
    path: 'service-provider',
    query,
    counts,
  });
  const levels = ['businessCriticality', 'inherentRisk', 'residualRisk'] as const;
  return [
    of('all', found.count, {}, () => true),
    of(
      'critical',
      found.critical,
      { businessCriticality: 'CRITICAL' },
      (one) => at(one, 'businessCriticality') === 'CRITICAL',
    ),
    of('not tiered', found.notTiered, { without: 'tierId' }, (one) => valueAt(one, 'tier.id') === null),
    of('unowned', found.unowned, { without: 'ownerId' }, (one) => valueAt(one, 'owner.id') === null),
    of('reviews overdue', found.reviewsOverdue, { figure: 'REVIEW_OVERDUE' }, (one) =>
      isBefore(one, 'nextReviewOn', today),
    ),
    ...found.byTier.map(({ tier, count }) =>
      of(
        tier?.name ?? 'no tier',
        count,
        filterBy('tierId', tier?.id),
        (one) => valueAt(one, 'tier.id') === (tier?.id ?? null),
      ),
    ),
    ...found.byLevel.flatMap(({ level, ...counts }) =>
      levels.map((property) =>
        of(
          `${property} ${level ?? 'none'}`,
          counts[property],
          filterBy(property, level),
          (one) => valueAt(one, property) === level,
        ),
      ),
    ),
    ...found.byCategory.map(({ category, count }) =>
      of(
        category ?? 'no category',
        count,
        filterBy('category', category),
        (one) => valueAt(one, 'category') === category,
      ),
    ),
    ...found.byCountry.map(({ country, count }) =>
      of(country, count, { country }, (one) => {
        const countries: unknown = at(one, 'countries');
        return Array.isArray(countries) && countries.includes(country);
      }),
    ),
    ...assessments.open.map(({ status, count }) => ({
      what: `assessments: ${status}`,
      number: count,
      path: 'service-provider-assessment',
      query: { status },
      counts: (one: unknown) => at(one, 'status') === status,
    })),
  ];
}

/** The numbers of tasks. @param ownId of who looks at them */
export function tasksRecounted(found: Schemas['TaskStatistics'], today: string, ownId: string): Recounted[] {
  const isOpen: Counts = (one) => ['TODO', 'IN_PROGRESS'].includes(String(at(one, 'state')));
  const of = (what: string, number: number, query: Query, counts: Counts): Recounted => ({
    what: `tasks: ${what}`,
    number,
    path: 'task',
    query: { figure: 'OPEN', ...query },
    counts: (one) => isOpen(one) && counts(one),
  });
  const weekLater = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10);
  const owned =
    (id: string | null): Counts =>
    (one) =>
      valueAt(one, 'owner.id') === id;
  return [
    of('open', found.open, {}, () => true),
    of('overdue', found.overdue, { figure: 'OVERDUE' }, (one) => isBefore(one, 'dueOn', today)),
    of(
      'due soon',
      found.dueSoon,
      { figure: 'DUE_SOON' },
      (one) => isBefore(one, 'dueOn', weekLater) && !isBefore(one, 'dueOn', today),
    ),
    of('unassigned', found.unassigned, { figure: 'UNASSIGNED' }, owned(null)),
    of('mine', found.mine, { ownerId: ownId }, owned(ownId)),
    ...found.byStatus.map(({ status, count }) =>
      of(status.name, count, { statusId: status.id }, (one) => at(one, 'status.id') === status.id),
    ),
    ...found.bySeverity.map(({ severity, count }) =>
      of(
        severity?.name ?? 'no severity',
        count,
        filterBy('severityId', severity?.id),
        (one) => valueAt(one, 'severity.id') === (severity?.id ?? null),
      ),
    ),
    ...found.byPerson.flatMap(({ owner, open, overdue }) => [
      of(owner?.name ?? 'nobody', open, filterBy('ownerId', owner?.id), owned(owner?.id ?? null)),
      of(
        `overdue of ${owner?.name ?? 'nobody'}`,
        overdue,
        { figure: 'OVERDUE', ...filterBy('ownerId', owner?.id) },
        (one) => isBefore(one, 'dueOn', today) && owned(owner?.id ?? null)(one),
      ),
    ]),
  ];
}

/** The numbers of compliance that are of registers. */
export function complianceRecounted(
  { evidence, findings }: Schemas['ComplianceDashboard'],
  today: string,
): Recounted[] {
  const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const isOpen: Counts = (one) => at(one, 'status') !== 'CLOSED' && valueAt(one, 'archivedAt') === null;
  const raised =
    (from: number, to: number): Counts =>
    (one) =>
      isOpen(one) && isBefore(one, 'raisedOn', ago(from - 1)) && !isBefore(one, 'raisedOn', ago(to));
  return [
    ...evidence.map(({ freshness, count }) => ({
      what: `evidence: ${freshness}`,
      number: count,
      path: 'evidence',
      query: { freshness },
      counts: (one: unknown) => at(one, 'freshness') === freshness,
    })),
    ...findings.flatMap(({ kind, open, overdue, upTo30Days, upTo90Days, over90Days, riskAccepted }) => {
      const of = (figure: Schemas['FindingFigure'], number: number, counts: Counts): Recounted => ({
        what: `findings: ${kind} ${figure}`,
        number,
        path: 'non-conformance',
        query: { figure, kind },
        counts: (one) => at(one, 'kind') === kind && counts(one),
      });
      return [
        of('OPEN', open, isOpen),
        of('OVERDUE', overdue, (one) => isOpen(one) && isBefore(one, 'dueOn', today)),
        of('UP_TO_30_DAYS', upTo30Days, raised(-36_500, 30)),
        of('UP_TO_90_DAYS', upTo90Days, raised(31, 90)),
        of('OVER_90_DAYS', over90Days, raised(91, 36_500)),
        of('RISK_ACCEPTED', riskAccepted, (one) => at(one, 'status') === 'RISK_ACCEPTED'),
      ];
    }),
  ];
}
