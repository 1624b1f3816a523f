import { getRouteApi } from '@tanstack/react-router';

import { contractStatusInput } from '#openapi/generated/inputs.ts';
import { contractStatus } from '#openapi/generated/records.ts';
import { zContractStatusInput } from '#openapi/generated/zod.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { contractStatuses } from '#src/api/service-provider/service-providers.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';
import { contractStatusWords as words } from '#src/registers/words/service-provider.ts';

const route = getRouteApi('/_app/_guarded/settings/service-provider/service-provider-contract-status');

const kind = lookupKind(
  { facts: contractStatus, input: contractStatusInput, schema: zContractStatusInput },
  contractStatuses,
);

const columns: readonly LookupColumn<Schemas['ContractStatus']>[] = [
  {
    id: 'isFinal',
    header: 'Contracts',
    cell: ({ isFinal }) => (isFinal ? 'Over' : 'In force'),
    note: ({ isFinal }) => (isFinal ? 'Over' : 'In force'),
  },
];

/** /settings/service-provider/service-provider-contract-status: where contracts with providers stand. */
export const ContractStatusesPage = () => (
  <LookupPage kind={kind} title="Contract Status" search={route.useSearch()} columns={columns} words={words}>
    {(form) => (
      <LookupForm form={form}>
        <CheckInput
          form={form}
          field="isFinal"
          words={{ label: 'Contracts with this status are over: nobody is reminded of their dates' }}
        />
      </LookupForm>
    )}
  </LookupPage>
);
