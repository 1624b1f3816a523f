import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { mostInChart } from '#domain/staff/chart.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { staffChartQuery } from '#src/api/staff.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { counted } from '#src/components/words.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { chartTree, type ChartNode } from './chart-tree.ts';
import { StatusCell } from './StatusCell.tsx';

const body = css({ paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '24' });
const list = css({ margin: '0', padding: '0', listStyle: 'none', textStyle: 'sm' });
const below = css({
  borderInlineStart: 'subtle',
  marginInlineStart: '8',
  paddingInlineStart: { base: '12', md: '20' },
});
const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '2',
  minHeight: '[33px]',
  paddingBlock: '6',
  overflowWrap: 'anywhere',
});
const name = css({ fontWeight: 'medium', '&:hover': { textDecoration: 'underline' } });
const quiet = css({ color: 'fg.muted' });
const subtle = css({ color: 'fg.subtle', textStyle: 'xs' });

/** /staff-chart: the organisation chart. */
export function StaffChartPage() {
  const chart = useQuery(staffChartQuery(useApi()));
  return (
    <>
      <PageTitle title="Organisation Chart" />
      <div className={body}>
        {chart.isPending && <LoadingRows />}
        {chart.isError && <LoadFailed what="staff" error={chart.error} onRetry={() => void chart.refetch()} />}
        {chart.data?.length === 0 && (
          <EmptyState title="No staff yet">Add staff members and choose their managers.</EmptyState>
        )}
        {chart.data !== undefined && chart.data.length >= mostInChart && (
          <p className={subtle}>
            The chart has at most {formatNumber(mostInChart)} staff members, by name: others are missing here, and
            reports whose manager is missing are at the top. The register lists them all.
          </p>
        )}
        {chart.data !== undefined && chart.data.length > 0 && <Nodes nodes={chartTree(chart.data)} />}
      </div>
    </>
  );
}

const Nodes = ({ nodes }: { readonly nodes: readonly ChartNode[] }) => (
  <ul className={list}>
    {nodes.map((node) => (
      <li key={node.place.staffMember.id}>
        <Place {...node} />
        {node.reports.length > 0 && (
          <div className={below}>
            <Nodes nodes={node.reports} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

const Place = ({ place: { staffMember, position, department, status }, below: count }: ChartNode) => (
  <div className={entry}>
    <Link to="/manage-staff" search={{ staffMember: staffMember.id }} className={name} dir="auto">
      {staffMember.title}
    </Link>
    <span className={quiet} dir="auto">
      {[position, department].filter(Boolean).join(', ')}
    </span>
    {status === 'PENDING' && <StatusCell status={status} />}
    {count > 0 && <span className={subtle}>{counted(count, { one: 'person', many: 'people' })} below</span>}
  </div>
);
