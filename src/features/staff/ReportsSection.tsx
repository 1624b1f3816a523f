import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { listQuery } from '#src/api/record/register.ts';
import { staff, type StaffMember } from '#src/api/staff.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const StaffLink = createLink(TextLink);

const list = css({ margin: '0', padding: '0', listStyle: 'none', textStyle: 'sm' });
const entry = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', paddingBlock: '2', overflowWrap: 'anywhere' });
const note = css({ color: 'fg.subtle' });
const chartLink = css({ margin: '0', textStyle: 'sm' });
const prose = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

/** Those that the section names; the register lists them all. */
const mostShown = 50;

const here = ['PENDING', 'ACTIVE'] as const;

/** Who reports to a staff member, without those who have left. */
export function ReportsSection({ member }: { readonly member: StaffMember }) {
  const found = useQuery(
    listQuery(useApi(), staff, { managerId: [member.id], status: [...here], sortId: 'title', perPage: mostShown }),
  );
  const page = found.isPlaceholderData ? undefined : found.data;
  const reports = page?.data ?? [];
  const total = page?.pagination.total ?? 0;
  return (
    <FieldSection title="Direct reports">
      {found.isError && <LoadFailed what="staff" error={found.error} onRetry={() => void found.refetch()} />}
      {page !== undefined && reports.length === 0 && <p className={prose}>Nobody reports to {member.title}.</p>}
      {reports.length > 0 && (
        <ul className={list}>
          {reports.map(({ id, title, position }) => (
            <li key={id} className={entry}>
              <StaffLink to="/manage-staff" search={{ staffMember: id }} dir="auto">
                {title}
              </StaffLink>
              <span className={note} dir="auto">
                {position}
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > reports.length && (
        <p className={prose}>
          The first {reports.length} of {formatNumber(total)}.{' '}
          <StaffLink to="/manage-staff" search={{ managerId: [member.id], status: [...here] }}>
            All direct reports
          </StaffLink>
        </p>
      )}
      <p className={chartLink}>
        <StaffLink to="/staff-chart">Organisation chart</StaffLink>
      </p>
    </FieldSection>
  );
}
