import { getRouteApi } from '@tanstack/react-router';

import type { RegulatoryRequirement } from '#src/api/regulatory-requirements.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choicesOrNoneFilter, dayUntilOrNoneFilter } from '#src/components/register/filters.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { requirementWords as words } from '#src/registers/words/regulatory-requirement.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { requirementBatchFields } from './batch-fields.tsx';
import { requirementColumns } from './columns.tsx';
import { requirementKind } from './requirement-kind.ts';
import { requirementAddress } from './search.ts';

const RequirementPanel = lazyPart(async () => (await import('./RequirementPanel.tsx')).RequirementPanel);
const route = getRouteApi('/_app/_guarded/country-regulatory-register-oos/');
const note = ({ owner, dueOn }: RegulatoryRequirement) => <DueNote person={owner} day={dueOn} />;

/** /country-regulatory-register-oos: the register, with the requirement in the address in a panel beside it. */
export function RequirementListPage() {
  const address = useAddress(route.useSearch(), 'requirement');
  return (
    <RegisterScreen
      kind={requirementKind}
      title="Country Regulatory Register"
      address={address}
      query={requirementAddress.toQuery(address.search)}
      unfiltered={requirementAddress.toQuery({ ...requirementAddress.defaults, ...orderIn(address.search) })}
      columns={requirementColumns}
      note={note}
      filters={[
        choicesOrNoneFilter(address, 'country', words.country),
        choicesOrNoneFilter(address, 'status', words.status),
        useLookupFilter(address, 'regionId', words.regionId),
        useLookupFilter(address, 'jurisdictionId', words.jurisdictionId),
        useLookupFilter(address, 'cybersecurityLawId', words.cybersecurityLawId),
        useLookupFilter(address, 'privacyLawId', words.privacyLawId),
        useLookupFilter(address, 'corporateLawId', words.corporateLawId),
        useLookupFilter(address, 'operationTypeId', words.operationTypeId),
        useLookupFilter(address, 'riskTypeId', words.riskTypeId),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        dayUntilOrNoneFilter(address, 'dueBy', words.dueOn.label, 'No due date'),
      ]}
      batchFields={requirementBatchFields}
      firstSteps="Start with one country you operate in, and the law that would cost you most to breach."
      panel={RequirementPanel}
    />
  );
}
