import { getRouteApi } from '@tanstack/react-router';

import { policyFrequencyBounds } from '#openapi/generated/bounds.ts';
import { policyFrequencyInput } from '#openapi/generated/inputs.ts';
import { policyFrequency } from '#openapi/generated/records.ts';
import { zPolicyFrequencyInput } from '#openapi/generated/zod.ts';
import { policyFrequencies } from '#src/api/policy/policies.ts';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import { frequencyWords } from '#src/registers/words/policy.ts';

import { frequencyColumns } from './frequency-columns.ts';

const route = getRouteApi('/_app/_guarded/settings/policy/policy-frequencies');

const kind = lookupKind(
  { facts: policyFrequency, input: policyFrequencyInput, schema: zPolicyFrequencyInput },
  policyFrequencies,
);

/** /settings/policy/policy-frequencies: how often policies are reviewed. */
export const PolicyFrequenciesPage = () => (
  <LookupPage
    kind={kind}
    title="Policy Frequencies"
    search={route.useSearch()}
    columns={frequencyColumns}
    words={frequencyWords}
  >
    {(form) => (
      <LookupForm form={form}>
        <NumberInput
          form={form}
          field="months"
          words={frequencyWords.months}
          {...policyFrequencyBounds.months}
          required
        />
      </LookupForm>
    )}
  </LookupPage>
);
