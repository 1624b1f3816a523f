import type { Schemas } from '#server/contract/types.ts';

type Standard = Schemas['ReportedStandard'];
type Item = Schemas['ReportedItem'];

const order: readonly Item['result'][] = [
  'COMPLIANT',
  'OFI',
  'MINOR_NON_CONFORMITY',
  'MAJOR_NON_CONFORMITY',
  'NOT_ASSESSED',
  'NON_APPLICABLE',
];

const resultsOf = (items: readonly Item[]): Standard['results'] =>
  order.flatMap((result) => {
    const count = items.filter((item) => item.result === result).length;
    return count === 0 ? [] : [{ result, count }];
  });

const conforming: ReadonlySet<Item['result']> = new Set(['COMPLIANT', 'OFI']);

/** The share of one number in another, in tenths of a percent; null of nothing. */
const share = (part: number, of: number): number | null => (of === 0 ? null : Math.round((1_000 * part) / of));

function scoreOf(items: readonly Item[]) {
  const applicable = items.filter(({ result }) => result !== 'NON_APPLICABLE');
  const assessed = applicable.filter(({ result }) => result !== 'NOT_ASSESSED');
  return {
    applicable: applicable.length,
    assessed: assessed.length,
    coverage: share(assessed.length, applicable.length),
    resultShare: share(assessed.filter(({ result }) => conforming.has(result)).length, assessed.length),
  };
}

/** The numbers of a standard, from the controls and findings of its report. */
export function standardRecounted(found: Standard, { items, findings }: Schemas['ComplianceReport']) {
  const sure = items.flatMap(({ confidence }) => confidence ?? []);
  return {
    results: resultsOf(items),
    score: scoreOf(items),
    confidence: sure.length === 0 ? null : Math.round(sure.reduce((sum, one) => sum + one, 0) / sure.length),
    toConfirm: items.filter(({ isToConfirm }) => isToConfirm).length,
    belowTarget: items.filter(({ maturity, target }) => maturity !== null && target !== null && maturity < target)
      .length,
    openFindings: findings.filter(({ state }) => state === 'OPEN').length,
    groups: found.groups.map(({ id, code, title }) => {
      const own = items.filter(({ groupId }) => groupId === id);
      return { id, code, title, results: resultsOf(own), score: scoreOf(own) };
    }),
  };
}
