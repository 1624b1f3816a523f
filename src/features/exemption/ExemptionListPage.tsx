import { getRouteApi } from '@tanstack/react-router';

import { figureLabels } from '#domain/words/figures.ts';
import { controlOptionsQuery, type Exemption } from '#src/api/exemptions.ts';
import { policies } from '#src/api/policy/policies.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import {
  choicesFilter,
  choicesOrNoneFilter,
  dayUntilOrNoneFilter,
  figureFilter,
} from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { useFoundRecordFilter, useRecordFilter } from '#src/registers/record-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { exemptionCourseWords, exemptionWords as words } from '#src/registers/words/exemption.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { exemptionBatchFields } from './batch-fields.tsx';
import { exemptionColumns, isSettled } from './columns.tsx';
import { exemptionKind } from './exemption-kind.ts';
import { exemptionAddress } from './search.ts';

const ExemptionPanel = lazyPart(async () => (await import('./ExemptionPanel.tsx')).ExemptionPanel);
const route = getRouteApi('/_app/_guarded/exemptions-register');

/** Below a title on phones. */
const note = (exemption: Exemption) => (
  <DueNote person={exemption.owner} day={isSettled(exemption) ? null : exemption.validTo} />
);

/** /exemptions-register: the register, with the exemption in the address in a panel beside it. */
export function ExemptionListPage() {
  const address = useAddress(route.useSearch(), 'exemption');
  return (
    <RegisterScreen
      kind={exemptionKind}
      title="Exemptions Register"
      address={address}
      query={exemptionAddress.toQuery(address.search)}
      unfiltered={exemptionAddress.toQuery({ ...exemptionAddress.defaults, ...orderIn(address.search) })}
      columns={exemptionColumns}
      note={note}
      filters={[
        choicesFilter<'status', Exemption['status']>(address, 'status', exemptionCourseWords.status),
        useRecordFilter(address, 'policyId', { label: words.policyId.label, source: policies, nothing: 'No policy' }),
        useFoundRecordFilter(address, 'controlId', {
          label: words.controlId.label,
          queryFor: controlOptionsQuery,
          nothing: 'No control',
        }),
        choicesOrNoneFilter(address, 'riskRating', words.riskRating),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        useOwnerFilter(address, 'approverId', words.approverId.label, labels.unassigned),
        dayUntilOrNoneFilter(address, 'validBy', words.validTo.label, 'No last day'),
        figureFilter(address, figureLabels.exemption),
      ]}
      batchFields={exemptionBatchFields}
      firstSteps="Start with the rules that people break because they must: say what is allowed instead, until when, and who decides."
      panel={ExemptionPanel}
    />
  );
}
