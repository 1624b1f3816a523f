import { getRouteApi, useNavigate } from '@tanstack/react-router';

import { staffMemberTexts } from '#domain/words/staff.ts';
import { competences } from '#src/api/staff-competence.ts';
import { staff, type StaffMember } from '#src/api/staff.ts';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choicesFilter, dayUntilOrNoneFilter } from '#src/components/register/filters.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useRecordFilter } from '#src/registers/record-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { staffCourseWords, staffWords as words } from '#src/registers/words/staff.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { staffBatchFields } from './batch-fields.tsx';
import { staffColumns } from './columns.tsx';
import { staffAddress } from './search.ts';
import { staffKind } from './staff-kind.ts';

const StaffPanel = lazyPart(async () => (await import('./StaffPanel.tsx')).StaffPanel);
const route = getRouteApi('/_app/_guarded/manage-staff');

/** Below a name on phones. */
const note = ({ position }: StaffMember) => position;

/** /manage-staff: the register, with the staff member in the address in a panel beside it. */
export function StaffListPage() {
  const navigate = useNavigate();
  const address = useAddress(route.useSearch(), 'staffMember');
  return (
    <RegisterScreen
      kind={staffKind}
      title="Staff Register"
      address={address}
      query={staffAddress.toQuery(address.search)}
      unfiltered={staffAddress.toQuery({ ...staffAddress.defaults, ...orderIn(address.search) })}
      columns={staffColumns}
      note={note}
      otherPages={[
        { label: 'Chart', onOpen: () => void navigate({ to: '/staff-chart' }) },
        { label: 'Competence', onOpen: () => void navigate({ to: '/staff-competence' }) },
      ]}
      filters={[
        choicesFilter<'status', StaffMember['status']>(address, 'status', staffCourseWords.status),
        choicesFilter<'training', StaffMember['training']>(address, 'training', staffCourseWords.training),
        choicesFilter<'competenceStanding', StaffMember['competenceStanding']>(
          address,
          'competenceStanding',
          staffCourseWords.competenceStanding,
        ),
        useLookupFilter(address, 'competenceGapId', {
          label: staffMemberTexts.competenceGaps.label,
          source: competences,
        }),
        useLookupFilter(address, 'competenceMetId', {
          label: staffMemberTexts.competencesMet.label,
          source: competences,
        }),
        useLookupFilter(address, 'roleId', { ...words.roleIds, label: 'Role' }, 'No role'),
        useRecordFilter(address, 'managerId', { label: words.managerId.label, source: staff, nothing: 'No manager' }),
        useRecordFilter(address, 'deputyId', { label: words.deputyId.label, source: staff, nothing: 'No deputy' }),
        dayUntilOrNoneFilter(address, 'endsBy', words.endsOn.label, 'No last day'),
      ]}
      batchFields={staffBatchFields}
      firstSteps="Start with those who are responsible for something: their role, what they may decide, and who stands in for them. An account is not needed."
      panel={StaffPanel}
    />
  );
}
