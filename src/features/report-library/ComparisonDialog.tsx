import { useQuery } from '@tanstack/react-query';

import { reportRowChangeLabels } from '#domain/words/report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { reportComparisonQuery, type ReportComparison } from '#src/api/reports.ts';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { asOfText } from './as-of.ts';

const column = css({ display: 'grid', gap: '12', '& p': { margin: '0' } });
const list = css({ margin: '0', padding: '0', listStyle: 'none', textStyle: 'sm' });
const item = css({ display: 'grid', gap: '4', paddingBlock: '8', borderBlockEnd: 'subtle', overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', rowGap: '4', alignItems: 'center' });
const small = css({ color: 'fg.muted', textStyle: 'xs' });

const shapes = { ADDED: 'open', REMOVED: 'rejected', CHANGED: 'half' } as const;
const tones = { ADDED: 'success', REMOVED: 'danger', CHANGED: 'info' } as const;

interface ComparisonProps {
  readonly one: string;
  readonly other: string;
  readonly onClose: () => void;
}

/** What differs between two reports, row by row, with what the log has of it. */
export function ComparisonDialog({ one, other, onClose }: ComparisonProps) {
  const comparison = useQuery(reportComparisonQuery(useApi(), one, other));
  return (
    <Dialog.Root size="xl" open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content title="Compare two reports">
        <div className={column}>
          {comparison.isPending && <LoadingRows rows={4} />}
          {comparison.isError && (
            <LoadFailed what="comparison" error={comparison.error} onRetry={() => void comparison.refetch()} />
          )}
          {comparison.data !== undefined && <Differences comparison={comparison.data} />}
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

type Row = ReportComparison['rows'][number];

function Differences({ comparison }: { readonly comparison: ReportComparison }) {
  const { earlier, later, added, removed, changed, rows, isCut } = comparison;
  return (
    <>
      <p>
        {earlier.name}: as of {asOfText(earlier)} and {asOfText(later)}. {formatNumber(added)} added,{' '}
        {formatNumber(removed)} removed, {formatNumber(changed)} changed.
      </p>
      {rows.length === 0 && <p>Nothing differs.</p>}
      <ul className={list} aria-label="Differences">
        {rows.map((row) => (
          <Difference key={`${row.section} ${row.change} ${row.recordId ?? row.name}`} row={row} />
        ))}
      </ul>
      {isCut && <p>There are more: the first 500 are shown.</p>}
    </>
  );
}

function Difference({ row: { section, change, name, cells, log } }: { readonly row: Row }) {
  return (
    <li className={item}>
      <span className={head}>
        <StatusText shape={shapes[change]} tone={tones[change]}>
          {reportRowChangeLabels[change]}
        </StatusText>
        <bdi>{name}</bdi>
        <span className={small}>{section}</span>
      </span>
      {cells.map(({ column: label, was, is }) => (
        <span key={label}>
          {label}: <del>{was || 'nothing'}</del> → <ins>{is || 'nothing'}</ins>
        </span>
      ))}
      {log.map(({ at, actor, action, fields }) => (
        <span key={`${at} ${action} ${actor?.id ?? ''}`} className={small}>
          {formatInstant(at)} · {actor?.name ?? 'Attest'} · {fields.join(', ')}
        </span>
      ))}
    </li>
  );
}
