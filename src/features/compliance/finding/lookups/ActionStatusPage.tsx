import { getRouteApi } from '@tanstack/react-router';

import { findingActionStatusInput } from '#openapi/generated/inputs.ts';
import { findingActionStatus } from '#openapi/generated/records.ts';
import { zFindingActionStatusInput } from '#openapi/generated/zod.ts';
import { findingActionStatuses } from '#src/api/compliance/findings.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';
import { findingActionStatusWords as words } from '#src/registers/words/finding.ts';

const route = getRouteApi('/_app/_guarded/settings/non-conformity/action-status');

const kind = lookupKind(
  { facts: findingActionStatus, input: findingActionStatusInput, schema: zFindingActionStatusInput },
  findingActionStatuses,
);

const meaning = ({ isDone }: Schemas['FindingActionStatus']) => (isDone ? 'Done' : 'Open');

const columns: readonly LookupColumn<Schemas['FindingActionStatus']>[] = [
  { id: 'isDone', header: 'Actions', cell: meaning, note: meaning },
];

/** /settings/non-conformity/action-status: where the actions on findings stand. */
export const ActionStatusPage = () => (
  <LookupPage kind={kind} title="Action Status" search={route.useSearch()} columns={columns} words={words}>
    {(form) => (
      <LookupForm form={form}>
        <CheckInput
          form={form}
          field="isDone"
          words={{ label: 'Actions with this status are done: a finding is closed once all of its actions are' }}
        />
      </LookupForm>
    )}
  </LookupPage>
);
