import { treatmentActionSortValues } from '#openapi/generated/values/treatment-action-sort.ts';
import { treatmentPlanStatusValues } from '#openapi/generated/values/treatment-plan-status.ts';
import type { TreatmentActionQuery } from '#src/api/risk/treatment-actions.ts';
import { idsFilter, listQueryOf, listSearch, valuesFilter } from '#src/components/register/list-search.ts';
import { oneOf, searchSchema, type SearchOf } from '#src/components/search-schema.ts';

/** Which actions are shown beside the other filters: a closed set, so that links can name it. */
export const shownActions = ['mine', 'overdue', 'mineOverdue'] as const;

/** The address of the list of treatment actions. */
export const treatmentActionsSearch = searchSchema((given) => ({
  ...listSearch(given, treatmentActionSortValues),
  show: oneOf(shownActions, given['show']),
  ownerId: idsFilter(given['ownerId']),
  status: valuesFilter(treatmentPlanStatusValues, given['status']),
}));

export const toActionQuery = ({
  show,
  ownerId,
  status,
  ...address
}: SearchOf<typeof treatmentActionsSearch>): TreatmentActionQuery => ({
  ...listQueryOf(address),
  ownerId,
  status,
  ...((show === 'mine' || show === 'mineOverdue') && { mine: true }),
  ...((show === 'overdue' || show === 'mineOverdue') && { overdue: true }),
});
