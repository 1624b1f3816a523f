import { statementChanges, type RowChange } from '#domain/compliance/statement.ts';
import { statementRowLabels } from '#domain/words/statement.ts';
import type { StatementRow } from '#src/api/compliance/statements.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { NotRecorded } from '#src/components/report/ReportSection.tsx';
import { css, cx } from '#styled/css/index.js';

import { textOf } from './StatementTable.tsx';

const table = css({ width: 'full', minWidth: '[40rem]', _print: { minWidth: '0' } });
const value = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const muted = css({ color: 'fg.muted' });

interface StatementChangesProps {
  readonly before: readonly StatementRow[];
  readonly now: readonly StatementRow[];
  /** The number of the version that it is compared with. */
  readonly number: string;
}

/** What differs from another version, field by field. */
export function StatementChanges({ before, now, number }: StatementChangesProps) {
  const changes = statementChanges(before, now);
  if (changes.length === 0) return <NotRecorded>Nothing differs from version {number}.</NotRecorded>;
  return (
    <ReportScroll label={`Changes since version ${number}`}>
      <table className={cx(reportTable, table)}>
        <thead>
          <tr>
            <th scope="col">Control</th>
            <th scope="col">Field</th>
            <th scope="col">Version {number}</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangedRow key={`${change.kind} ${change.row.positionId}`} change={change} />
          ))}
        </tbody>
      </table>
    </ReportScroll>
  );
}

function ChangedRow({ change }: { readonly change: RowChange<StatementRow> }) {
  const { row } = change;
  const name = `${row.ref} ${row.title}`.trim();
  if (change.kind !== 'CHANGED')
    return (
      <tr>
        <th scope="row" dir="auto">
          {name}
        </th>
        <td colSpan={3}>{change.kind === 'ADDED' ? 'New in this version' : 'No longer in the standard'}</td>
      </tr>
    );
  return change.fields.map((field, index) => (
    <tr key={field}>
      {index === 0 && (
        <th scope="rowgroup" rowSpan={change.fields.length} dir="auto">
          {name}
        </th>
      )}
      <td>{statementRowLabels[field]}</td>
      <Value text={textOf[field](change.before)} />
      <Value text={textOf[field](row)} />
    </tr>
  ));
}

const Value = ({ text }: { readonly text: string }) => (
  <td className={value} dir="auto">
    {text.trim() === '' ? <span className={muted}>None</span> : text}
  </td>
);
