import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/ApiProvider.tsx';
import { riskChoicesQuery, type Risk } from '#src/api/risks.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choicesFilter, dayUntilOrNoneFilter, entriesFilter } from '#src/components/register/filters.tsx';
import { treatmentLabels } from '#src/components/risk-labels.ts';
import { ownerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { labels } from '#src/ui/labels.ts';

import { riskColumns } from './columns.tsx';
import { riskKind } from './risk-kind.ts';
import { RiskPanel } from './RiskPanel.tsx';
import { riskSearchDefaults, toRiskQuery } from './search.ts';

const route = getRouteApi('/_app/_guarded/risk-list');
const note = ({ owner, nextReviewOn }: Risk) => <DueNote person={owner} day={nextReviewOn} />;

/** /risk-list: the register, and the risk that the address names in a panel beside it. */
export function RiskListPage() {
  const address = useAddress(route.useSearch(), 'risk');
  const choices = useQuery(riskChoicesQuery(useApi()));
  return (
    <RegisterScreen
      kind={riskKind}
      title="Risk Register"
      address={address}
      query={toRiskQuery(address.search)}
      unfiltered={toRiskQuery({ ...riskSearchDefaults, ...orderIn(address.search) })}
      columns={riskColumns}
      note={note}
      filters={[
        entriesFilter(address, 'categoryId', 'Category', choices.data?.categories, 'None'),
        entriesFilter(address, 'ratingId', 'Current rating', choices.data?.ratings, labels.notRated),
        ownerFilter(address, 'ownerId', 'Owner', labels.unassigned),
        choicesFilter(address, 'treatment', 'Treatment', treatmentLabels),
        dayUntilOrNoneFilter(address, 'reviewBy', 'Review due', 'No review date'),
      ]}
      firstSteps="Start with a risk you already know about. Its rating is calculated from likelihood and impact."
      panel={RiskPanel}
    />
  );
}
