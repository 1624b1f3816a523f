import { getRouteApi } from '@tanstack/react-router';

import { zRiskRatingInput } from '#openapi/generated/zod.ts';
import { riskRatings } from '#src/api/lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';

import { emptyBand, bandColumns, bandDraftOf, BandForm, bandWords } from './band.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-rating');

const kind = lookupKind(zRiskRatingInput, {
  noun: { one: 'rating', many: 'ratings' },
  feature: 'RISK',
  source: riskRatings,
  empty: emptyBand,
  draftOf: bandDraftOf,
});

export const RiskRatingPage = () => (
  <LookupPage kind={kind} title="Risk Rating" search={route.useSearch()} columns={bandColumns} words={bandWords}>
    {(form) => <BandForm form={form} />}
  </LookupPage>
);
