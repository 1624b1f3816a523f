import { getRouteApi } from '@tanstack/react-router';

import { tierTexts } from '#domain/words/lookups.ts';
import { assessmentTierInput } from '#openapi/generated/inputs.ts';
import { assessmentTier } from '#openapi/generated/records.ts';
import { zAssessmentTierInput } from '#openapi/generated/zod.ts';
import { assessmentTiers, type AssessmentTier } from '#src/api/service-provider/service-providers.ts';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { counted } from '#src/components/words.ts';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';
import { tierWords as words } from '#src/registers/words/service-provider.ts';

const route = getRouteApi('/_app/_guarded/settings/service-provider/assessment-tier');

const kind = lookupKind(
  { facts: assessmentTier, input: assessmentTierInput, schema: zAssessmentTierInput },
  assessmentTiers,
);

const interval = (months: number) => counted(months, { one: 'month', many: 'months' });

const columns: readonly LookupColumn<AssessmentTier>[] = [
  {
    id: 'rank',
    header: tierTexts.rank.label,
    cell: ({ rank }) => rank,
    note: ({ rank, reviewMonths }) => `Rank ${rank}, reviewed every ${interval(reviewMonths)}`,
  },
  { id: 'reviewMonths', header: 'Review every', cell: ({ reviewMonths }) => interval(reviewMonths) },
];

/** /settings/service-provider/assessment-tier: how thoroughly and how often providers are assessed. */
export const AssessmentTiersPage = () => (
  <LookupPage kind={kind} title="Assessment Tier" search={route.useSearch()} columns={columns} words={words}>
    {(form) => (
      <LookupForm form={form}>
        <NumberInput
          form={form}
          field="rank"
          words={words.rank}
          min={1}
          max={10}
          required
          help="From 1, the most thorough. Criticality and data sensitivity propose a rank from 1 to 4."
        />
        <NumberInput form={form} field="reviewMonths" words={words.reviewMonths} min={1} max={120} required />
      </LookupForm>
    )}
  </LookupPage>
);
