import type { RiskChoices } from '#src/api/risks.ts';
import { choicesOf, entryChoices, valuesAmong } from '#src/components/fields/choices.ts';
import type { Address } from '#src/components/register/address.ts';
import { chosenFilter, dayUntilFilter } from '#src/components/register/filters.ts';
import type { RegisterFilters } from '#src/components/register/RegisterToolbar.tsx';
import { OwnerFilter } from '#src/record/OwnerFilter.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { treatmentLabels } from './labels.ts';
import type { RiskSearch } from './search.ts';

type Offered = Pick<RiskChoices, 'categories' | 'ratings'>;

interface RiskFiltersProps {
  readonly address: Address<RiskSearch>;
  readonly offered: Offered;
}

const treatments = choicesOf(treatmentLabels);

/** By what the register of risks can be narrowed. */
function RiskFilters({ address: { search, filter }, offered }: RiskFiltersProps) {
  return (
    <>
      <MultiSelect
        label="Category"
        options={entryChoices(offered.categories)}
        value={search.categoryId}
        onValueChange={(categoryId) => filter({ categoryId })}
      />
      <MultiSelect
        label="Current rating"
        options={entryChoices(offered.ratings)}
        value={search.ratingId}
        onValueChange={(ratingId) => filter({ ratingId })}
      />
      <OwnerFilter value={search.ownerId} onValueChange={(ownerId) => filter({ ownerId })} />
      <MultiSelect
        label="Treatment"
        options={treatments}
        value={search.treatment}
        onValueChange={(chosen) => filter({ treatment: valuesAmong(treatmentLabels, chosen) })}
      />
      <TextField
        label="Review due by"
        type="date"
        value={search.reviewBy ?? ''}
        onChange={(event) => filter({ reviewBy: event.currentTarget.value || undefined })}
      />
    </>
  );
}

/** The filters of the risk register: their fields, and those in use in words. */
export function riskFilters(props: RiskFiltersProps): RegisterFilters {
  const { address, offered } = props;
  const { search, filter } = address;
  return {
    fields: <RiskFilters {...props} />,
    active: [
      ...chosenFilter('Category', search.categoryId, entryChoices(offered.categories), () =>
        filter({ categoryId: [] }),
      ),
      ...chosenFilter('Rating', search.ratingId, entryChoices(offered.ratings), () => filter({ ratingId: [] })),
      ...chosenFilter('Owner', search.ownerId, [], () => filter({ ownerId: [] })),
      ...chosenFilter('Treatment', search.treatment, treatments, () => filter({ treatment: [] })),
      ...dayUntilFilter('Review due', search.reviewBy, () => filter({ reviewBy: undefined })),
    ],
  };
}
