import { getRouteApi } from '@tanstack/react-router';

import { riskRatingInput } from '#openapi/generated/inputs.ts';
import { riskRating } from '#openapi/generated/records.ts';
import { zRiskRatingInput } from '#openapi/generated/zod.ts';
import { riskRatings } from '#src/api/risk/risk-lookups.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { bandWords } from '#src/registers/words/lookups.ts';

import { bandColumns, BandForm } from './band.tsx';
import { MatrixLink } from './MatrixLink.tsx';

const route = getRouteApi('/_app/_guarded/settings/risk/risk-rating');

const kind = lookupKind({ facts: riskRating, input: riskRatingInput, schema: zRiskRatingInput }, riskRatings);

export const RiskRatingPage = () => (
  <LookupPage
    kind={kind}
    title="Risk Rating"
    search={route.useSearch()}
    columns={bandColumns}
    words={bandWords}
    tools={<MatrixLink />}
  >
    {(form) => <BandForm form={form} />}
  </LookupPage>
);
