import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/ApiProvider.tsx';
import { listQuery } from '#src/api/register.ts';
import { riskChoicesQuery, risks, type Risk } from '#src/api/risks.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { useAddress } from '#src/components/register/address.ts';
import { RegisterScreen } from '#src/record/RegisterScreen.tsx';

import { riskColumns } from './columns.tsx';
import { riskFilters } from './risk-filters.tsx';
import { riskKind } from './risk-kind.ts';
import { RiskPanel } from './RiskPanel.tsx';
import { toRiskQuery, unfilteredRisks } from './search.ts';

const route = getRouteApi('/_app/_guarded/risk-list');
const note = ({ owner, nextReviewOn }: Risk) => <DueNote person={owner} day={nextReviewOn} />;
const nothingOffered = { categories: [], ratings: [] };

/** /risk-list: the register, and the risk that the address names in a panel beside it. */
export function RiskListPage() {
  const api = useApi();
  const address = useAddress(route.useSearch(), 'risk');
  const list = useQuery(listQuery(api, risks, toRiskQuery(address.search)));
  const choices = useQuery(riskChoicesQuery(api));
  return (
    <RegisterScreen
      kind={riskKind}
      title="Risk Register"
      address={address}
      list={list}
      columns={riskColumns}
      note={note}
      filters={riskFilters({ address, offered: choices.data ?? nothingOffered })}
      onClear={() => address.filter(unfilteredRisks)}
      firstSteps="Start with one risk you already know. Its rating follows from likelihood and impact."
      panel={RiskPanel}
    />
  );
}
