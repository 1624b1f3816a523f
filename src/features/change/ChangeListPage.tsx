import { getRouteApi, useNavigate } from '@tanstack/react-router';

import type { Change } from '#src/api/changes.ts';
import { formatInstant } from '#src/components/format.ts';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choicesFilter, choicesOrNoneFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { changeCourseWords, changeWords as words } from '#src/registers/words/change.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { changeBatchFields } from './batch-fields.tsx';
import { changeKind } from './change-kind.ts';
import { changeColumns } from './columns.tsx';
import { changeAddress } from './search.ts';

const ChangePanel = lazyPart(async () => (await import('./ChangePanel.tsx')).ChangePanel);
const route = getRouteApi('/_app/_guarded/change-management-process');

/** Below a title on phones. */
const note = ({ owner, plannedStart }: Change) =>
  [owner?.name, plannedStart === null ? undefined : formatInstant(plannedStart)].filter(Boolean).join(', ');

/** /change-management-process: the register, with the change in the address in a panel beside it. */
export function ChangeListPage() {
  const navigate = useNavigate();
  const address = useAddress(route.useSearch(), 'changeManagementProcessId');
  return (
    <RegisterScreen
      kind={changeKind}
      title="Change Management Process"
      address={address}
      query={changeAddress.toQuery(address.search)}
      unfiltered={changeAddress.toQuery({ ...changeAddress.defaults, ...orderIn(address.search) })}
      columns={changeColumns}
      note={note}
      otherPages={[{ label: 'Calendar', onOpen: () => void navigate({ to: '/change-calendar' }) }]}
      filters={[
        choicesFilter<'status', Change['status']>(address, 'status', changeCourseWords.status),
        choicesFilter<'type', Change['type']>(address, 'type', words.type),
        choicesOrNoneFilter(address, 'riskLevel', words.riskLevel),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        useOwnerFilter(address, 'assessorId', words.assessorId.label, labels.unassigned),
      ]}
      batchFields={changeBatchFields}
      firstSteps="Start with the next change to something that others depend on: why it is needed, how it is made and tested, and how it is taken back."
      panel={ChangePanel}
    />
  );
}
