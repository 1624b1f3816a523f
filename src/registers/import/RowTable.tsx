import { isDay } from '#domain/time/real-day.ts';
import type { Import } from '#machines/import/import.types.ts';
import type { ImportRow } from '#src/api/record/imports.ts';
import { formatDay, formatNumber } from '#src/components/format.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { doubleInWords, outcomeWords, titleLabelOf, undoWords } from './words.ts';

interface RowTableProps {
  readonly rows: readonly ImportRow[];
  readonly current: Import;
  readonly busy: boolean;
}

interface Look {
  readonly shape: StatusShape;
  readonly tone: Tone;
}

const looks: Readonly<Record<ImportRow['outcome'], Look>> = {
  ADD: { shape: 'done', tone: 'success' },
  UPDATE: { shape: 'half', tone: 'info' },
  UNCHANGED: { shape: 'open', tone: 'neutral' },
  SKIP: { shape: 'onHold', tone: 'neutral' },
  INVALID: { shape: 'rejected', tone: 'danger' },
};

const undoLooks: Readonly<Record<NonNullable<ImportRow['undo']>, Look>> = {
  UNDONE: { shape: 'done', tone: 'success' },
  CHANGED: { shape: 'onHold', tone: 'warning' },
  IN_USE: { shape: 'onHold', tone: 'warning' },
  MISSING: { shape: 'rejected', tone: 'neutral' },
};

const details = css({ display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: '4' });
const error = css({ display: 'block' });
const reading = css({ display: 'block', color: 'fg.muted' });

/** Entries of look-ups have none. */
const hasReferences = ({ titleField, referenceField }: Import) => titleField !== referenceField;

/** What happens with each row of a file. */
export const RowTable = ({ rows, current, busy }: RowTableProps) => (
  <Table.Root label="Rows" busy={busy}>
    <Table.Head>
      <Table.HeadCell sticky="ref">Row</Table.HeadCell>
      <Table.HeadCell flexible sticky="title">
        {titleLabelOf(current)}
      </Table.HeadCell>
      {hasReferences(current) && <Table.HeadCell>Reference</Table.HeadCell>}
      <Table.HeadCell>Result</Table.HeadCell>
      <Table.HeadCell flexible>Details</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {rows.map((row) => (
        <Table.Row key={row.row}>
          <Table.RefCell>{formatNumber(row.row)}</Table.RefCell>
          <Table.TitleCell note={<Details row={row} />}>{row.title}</Table.TitleCell>
          {hasReferences(current) && <Table.Cell>{row.ref}</Table.Cell>}
          <Table.Cell phone="end">
            <Result row={row} state={current.state} />
          </Table.Cell>
          <Table.Cell flexible>
            <span className={details}>
              <Details row={row} />
            </span>
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

function Result({ row: { outcome, undo }, state }: { readonly row: ImportRow; readonly state: Import['state'] }) {
  if (undo !== null) return <StatusText {...undoLooks[undo]}>{undoWords[undo]}</StatusText>;
  const { will, was } = outcomeWords[outcome];
  return <StatusText {...looks[outcome]}>{state === 'CHECKED' ? will : was}</StatusText>;
}

/** What is wrong with a row, by its columns; else which fields change, and what was understood otherwise than it is written. */
function Details({ row: { errors, changes, readings, double } }: { readonly row: ImportRow }) {
  if (errors.length === 0)
    return (
      <>
        {double !== null && <span className={reading}>{doubleInWords(double)}</span>}
        {changes.join(', ')}
        {readings.map(({ column, cell, value }) => (
          <span key={column} className={reading}>
            {column}: {cell} is read as {isDay(value) ? formatDay(value) : value}
          </span>
        ))}
      </>
    );
  return errors.map(({ column, message }) => (
    <span key={`${column} ${message}`} className={error}>
      {column === '' ? message : `${column}: ${message}`}
    </span>
  ));
}
