import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { staffChartQuery, type StaffMember } from '#src/api/staff.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const StaffLink = createLink(TextLink);

const list = css({ margin: '0', padding: '0', listStyle: 'none', textStyle: 'sm' });
const entry = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', paddingBlock: '2', overflowWrap: 'anywhere' });
const note = css({ color: 'fg.subtle' });
const chartLink = css({ margin: '0', textStyle: 'sm' });
const prose = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

/** Who reports to a staff member. */
export function ReportsSection({ member }: { readonly member: StaffMember }) {
  const chart = useQuery(staffChartQuery(useApi()));
  const reports = (chart.data ?? []).filter(({ managerId }) => managerId === member.id);
  return (
    <FieldSection title="Direct reports">
      {chart.isError && <LoadFailed what="staff" error={chart.error} onRetry={() => void chart.refetch()} />}
      {chart.data !== undefined && reports.length === 0 && <p className={prose}>Nobody reports to {member.title}.</p>}
      {reports.length > 0 && (
        <ul className={list}>
          {reports.map(({ staffMember, position }) => (
            <li key={staffMember.id} className={entry}>
              <StaffLink to="/manage-staff" search={{ staffMember: staffMember.id }} dir="auto">
                {staffMember.title}
              </StaffLink>
              <span className={note} dir="auto">
                {position}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={chartLink}>
        <StaffLink to="/staff-chart">Organisation chart</StaffLink>
      </p>
    </FieldSection>
  );
}
