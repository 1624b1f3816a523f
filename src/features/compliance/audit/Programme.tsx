import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { standardName } from '#domain/compliance/standard-name.ts';
import { auditStatusLabels } from '#domain/words/management-system.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { programmeQuery, type AuditedStandard } from '#src/api/management-system/audits.ts';
import { formatDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusGlyph } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { auditGlyphs } from './AuditStatusText.tsx';

const scroller = css({ scrolls: 'x', marginBlockEnd: '16' });
const table = css({
  width: 'full',
  minWidth: '[24rem]',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& caption': { textAlign: 'start', fontWeight: 'medium', paddingBlock: '8', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 'regular', textAlign: 'start', paddingInline: '6', paddingBlock: '6' },
  '& thead th': { color: 'fg.muted', textStyle: 'xs' },
  '& tbody th': { overflowWrap: 'anywhere', minWidth: '[8rem]' },
  '& td': { paddingInline: '6', paddingBlock: '6', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& tbody tr': { borderBlockStart: 'subtle' },
});
const never = css({ color: 'fg.muted' });
const chip = css({ display: 'flex', alignItems: 'center', gap: '4' });

type Group = AuditedStandard['groups'][number];
type Planned = Group['audits'][number];

/** The years in which anything is audited, with those between. */
function yearsOf({ groups }: AuditedStandard): readonly number[] {
  const years = groups.flatMap(({ audits }) => audits.flatMap(({ year }) => (year === null ? [] : [year])));
  if (years.length === 0) return [];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: Math.min(last - first + 1, 10) }, (_, index) => last - index).toReversed();
}

interface ProgrammeProps {
  /** Called when an audit is opened. */
  readonly onFollow: () => void;
}

/** The groups of each adopted standard by year: which audits have covered them, and which are planned. */
export function Programme({ onFollow }: ProgrammeProps) {
  const { data, error, refetch } = useQuery(programmeQuery(useApi()));
  if (data === undefined)
    return error ? (
      <LoadFailed what="the audit programme" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows />
    );
  if (data.length === 0)
    return <EmptyState title="No standard adopted yet">Audits cover standards. Adopt one first.</EmptyState>;
  return (
    <div>
      {data.map((standard) => (
        <StandardTable key={standard.id} standard={standard} onFollow={onFollow} />
      ))}
    </div>
  );
}

const StandardTable = ({ standard, onFollow }: ProgrammeProps & { readonly standard: AuditedStandard }) => {
  const years = yearsOf(standard);
  const name = standardName(standard);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard must be able to scroll it (WCAG 2.1.1).
    <div className={scroller} role="group" aria-label={name} tabIndex={0}>
      <table className={table}>
        <caption dir="auto">{name}</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Last reported</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standard.groups.map((group, index) => (
            <tr key={group.name ?? index}>
              <th scope="row" dir="auto">
                {group.title || 'The whole standard'}
              </th>
              <td className={group.lastReportedOn === null ? never : undefined}>
                {group.lastReportedOn === null ? 'Never' : formatDay(group.lastReportedOn)}
              </td>
              {years.map((year) => (
                <td key={year}>
                  {group.audits
                    .filter((audit) => audit.year === year)
                    .map((audit) => (
                      <AuditChip key={audit.id} audit={audit} onFollow={onFollow} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const AuditChip = ({ audit, onFollow }: ProgrammeProps & { readonly audit: Planned }) => (
  <span className={chip}>
    <StatusGlyph {...auditGlyphs[audit.status]} label={auditStatusLabels[audit.status]} />
    <Link to="/assessments" search={{ view: 'audits', audit: audit.id }} onClick={onFollow} title={audit.title}>
      {audit.ref}
    </Link>
  </span>
);
