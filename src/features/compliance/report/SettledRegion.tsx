import { useQuery } from '@tanstack/react-query';

import { shareText } from '#domain/share.ts';
import { settledQuery, type ReportedStandard } from '#src/api/compliance/compliance-report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const scroller = css({ scrolls: 'x', paddingInline: { base: '16', md: '20' }, paddingBlock: '12' });
const table = css({
  borderCollapse: 'collapse',
  tabularFigures: true,
  '& th, & td': { paddingInline: '10', paddingBlock: '6', borderBlockEnd: 'subtle', textAlign: 'start' },
  '& th': { fontWeight: 'medium', textStyle: 'xs', overflowWrap: 'anywhere', maxWidth: '[16rem]' },
});
const muted = css({ color: 'fg.muted', textStyle: 'xs', marginInlineStart: '6' });

interface SettledRegionProps {
  readonly standards: readonly ReportedStandard[];
}

/** How much of each standard the answers to another settle today, by mappings alone. */
export function SettledRegion({ standards }: SettledRegionProps) {
  const { data, error, refetch } = useQuery(settledQuery(useApi()));
  return (
    <Region title="Answered once" note="How much of a standard the answers to another settle, by mappings alone">
      {data === undefined && error === null && <LoadingRows />}
      {error !== null && <LoadFailed what="numbers" error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title="No mappings between these standards">
          Where mappings lead from one standard to another, an answer to one also counts for the other.
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && <Matrix standards={standards} shares={data} />}
    </Region>
  );
}

interface MatrixProps extends SettledRegionProps {
  readonly shares: readonly {
    readonly fromId: string;
    readonly toId: string;
    readonly settled: number;
    readonly of: number;
  }[];
}

function Matrix({ standards, shares }: MatrixProps) {
  const label = 'How much of a standard the answers to another settle';
  const from = standards.filter(({ id }) => shares.some(({ fromId }) => fromId === id));
  const to = standards.filter(({ id }) => shares.some(({ toId }) => toId === id));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard must be able to scroll it (WCAG 2.1.1).
    <div className={scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Answers to</th>
            {to.map(({ id, title }) => (
              <th key={id} scope="col" dir="auto">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from.map((row) => (
            <tr key={row.id}>
              <th scope="row" dir="auto">
                {row.title}
              </th>
              {to.map((column) => (
                <td key={column.id}>
                  <Share share={shares.find(({ fromId, toId }) => fromId === row.id && toId === column.id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Share = ({ share }: { readonly share: MatrixProps['shares'][number] | undefined }) =>
  share === undefined ? (
    <span className={muted}>–</span>
  ) : (
    <>
      {shareText(share.settled, share.of) || '–'}
      <span className={muted}>
        {formatNumber(share.settled)} of {formatNumber(share.of)}
      </span>
    </>
  );
