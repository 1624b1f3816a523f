import { recordTexts } from '#domain/words/field-text.ts';
import {
  classificationLabels,
  documentTypeLabels,
  generationMethodLabels,
  policyStatusLabels,
  policyTexts as texts,
} from '#domain/words/policy.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import { formatDay } from '#src/components/format.ts';
import { none } from '#src/components/register/list-search.ts';
import { labels } from '#src/ui/labels.ts';

import type { policyAddress } from '../search.ts';

type PolicySearch = typeof policyAddress.defaults;

/** What a filter can name, by id: whatever it finds is in the rows. */
const namesIn = (rows: readonly Policy[]): ReadonlyMap<string, string> =>
  new Map(
    rows
      .flatMap((row) => [row.category, row.frequency, row.owner, row.approver, ...row.labels])
      .flatMap((named) => (named === null ? [] : [[named.id, named.name] as const])),
  );

const chosen = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => words[value]).join(', ');

/** The active filters of the register and their values, all by name, as a reader of the paper cannot look them up. */
export function filtersInWords(search: PolicySearch, rows: readonly Policy[]): (readonly [string, string])[] {
  const names = namesIn(rows);
  const entries = (ids: readonly string[], nothing: string) => {
    const known = ids.flatMap((id) => (id === none ? [nothing] : (names.get(id) ?? [])));
    const missing = ids.length - known.length;
    return [...known, ...(missing === 0 ? [] : [`${missing} without policies`])].join(', ');
  };
  const { nextReviewBy } = search;
  const day = nextReviewBy === undefined ? '' : nextReviewBy === none ? 'None' : `By ${formatDay(nextReviewBy)}`;
  const filters: readonly (readonly [string, string])[] = [
    ['Search', search.search === '' ? '' : `“${search.search}”`],
    [texts.status.label, chosen(search.status, policyStatusLabels)],
    [texts.category.label, entries(search.categoryId, 'None')],
    [texts.documentType.label, chosen(search.documentType, documentTypeLabels)],
    [texts.owner.label, entries(search.ownerId, labels.unassigned)],
    [texts.approver.label, entries(search.approverId, labels.unassigned)],
    [texts.nextReviewOn.label, day],
    [texts.classification.label, chosen(search.classification, classificationLabels)],
    [texts.generationMethod.label, chosen(search.generationMethod, generationMethodLabels)],
    [texts.frequency.label, entries(search.frequencyId, 'None')],
    [recordTexts.labels.label, entries(search.labelId, 'No labels')],
  ];
  return filters.filter(([, value]) => value !== '');
}
