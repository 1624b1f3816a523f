import type { components } from '#openapi/generated/types.ts';

import { isAssessed, type ComplianceResult } from './results.ts';

type Schemas = components['schemas'];
type Item = Pick<Schemas['ReportedItem'], 'groupId' | 'result' | 'maturity' | 'target' | 'isToConfirm'>;

/** What numbers of the dashboard count beside groups and results. */
export type ItemSelection = Schemas['ReportedItemSelection'];

const selections: Readonly<Record<ItemSelection, (item: Item) => boolean>> = {
  TO_CONFIRM: ({ isToConfirm }) => isToConfirm,
  BELOW_TARGET: ({ maturity, target }) => maturity !== null && target !== null && maturity < target,
  ASSESSED: ({ result }) => isAssessed(result),
  APPLICABLE: ({ result }) => result !== 'NON_APPLICABLE',
};

/** What the controls of a report are narrowed to. */
export interface ItemFilter {
  /** `none` for those that are in no group. */
  readonly group?: string | undefined;
  readonly result?: ComplianceResult | undefined;
  readonly only?: ItemSelection | undefined;
}

/** The controls that a number of the dashboard counts. */
export const selectedItems = <One extends Item>(items: readonly One[], { group, result, only }: ItemFilter): One[] =>
  items.filter(
    (item) =>
      (group === undefined || (item.groupId ?? 'none') === group) &&
      (result === undefined || item.result === result) &&
      (only === undefined || selections[only](item)),
  );
