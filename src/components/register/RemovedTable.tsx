import { countOf, formatInstant, formatInstantDay } from '#src/components/format.ts';
import type { Noun } from '#src/components/words.ts';
import { capitalised } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import { WordsCell } from '../cells/WordsCell.tsx';
import { TickCell, TickHeadCell, type Ticks } from './ticks.tsx';

/** A record that was removed and can be restored. */
interface RemovedRow {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly version: number;
  readonly removedAt: string;
  readonly removedBy: { readonly name: string } | null;
  /** Empty where none was given. */
  readonly reason: string;
  readonly keptUntil: string;
}

interface RemovedTableProps<Row extends RemovedRow> {
  readonly noun: Noun;
  readonly rows: readonly Row[];
  readonly busy: boolean;
  readonly selection: Ticks<Row>;
  readonly onRestore: (row: Row) => void;
}

const person = css({ display: 'flex', alignItems: 'center', gap: '6', minWidth: '0' });
// On phones the checkbox covers the whole row.
const aboveTick = css({ mdDown: { position: 'relative', zIndex: '[2]' } });
const name = css({ overflow: 'hidden', textOverflow: 'ellipsis' });

const dayInMilliseconds = 86_400_000;

/** How long a record can still be restored, to the nearest day: `30 days`, `1 day`, `Less than a day`. */
export function timeLeft(keptUntil: string, now = Date.now()): string {
  const days = (Date.parse(keptUntil) - now) / dayInMilliseconds;
  return days < 1 ? 'Less than a day' : countOf(Math.round(days), 'day');
}

const remover = ({ removedBy }: RemovedRow) => removedBy?.name ?? 'Someone';

/** On phones, below the title. */
const noteOf = (row: RemovedRow): string =>
  [`${remover(row)}, ${formatInstantDay(row.removedAt)}`, row.reason, `${timeLeft(row.keptUntil)} left`]
    .filter((part) => part !== '')
    .join(' · ');

/** The removed records of a register: who removed each, when and why, how long it is retained, and a restore button. */
export function RemovedTable<Row extends RemovedRow>(props: RemovedTableProps<Row>) {
  const { noun, rows, busy, selection } = props;
  return (
    <Table.Root label={`Removed ${noun.many}`} picking busy={busy}>
      <Table.Head>
        <TickHeadCell what={`removed ${noun.many}`} selection={selection} />
        <Table.HeadCell sticky="ref">Ref</Table.HeadCell>
        <Table.HeadCell flexible sticky="title">
          {noun.titled ?? 'Title'}
        </Table.HeadCell>
        <Table.HeadCell flexible>Reason</Table.HeadCell>
        <Table.HeadCell>Removed by</Table.HeadCell>
        <Table.HeadCell>Removed on</Table.HeadCell>
        <Table.HeadCell>Time left</Table.HeadCell>
        <Table.HeadCell sticky="menu">
          <VisuallyHidden>Actions</VisuallyHidden>
        </Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {rows.map((row) => (
          <RemovedRecord key={row.id} {...props} row={row} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function RemovedRecord<Row extends RemovedRow>(props: RemovedTableProps<Row> & { readonly row: Row }) {
  const { row, selection, onRestore } = props;
  return (
    <Table.Row selected={selection.isSelected(row)}>
      <TickCell row={row} selection={selection} />
      <Table.RefCell>{row.ref}</Table.RefCell>
      <Table.TitleCell note={noteOf(row)}>{row.title}</Table.TitleCell>
      <Table.Cell flexible>
        <WordsCell>{row.reason === '' ? null : capitalised(row.reason)}</WordsCell>
      </Table.Cell>
      <Table.Cell>
        <span className={person}>
          <Avatar name={remover(row)} />
          <span className={name}>{remover(row)}</span>
        </span>
      </Table.Cell>
      <Table.Cell>{formatInstant(row.removedAt)}</Table.Cell>
      <Table.Cell>{timeLeft(row.keptUntil)}</Table.Cell>
      <Table.Cell phone="end" sticky="menu">
        <span className={aboveTick}>
          <Button size="sm" aria-label={`Restore ${row.ref}`} data-row-link={row.id} onClick={() => onRestore(row)}>
            Restore
          </Button>
        </span>
      </Table.Cell>
    </Table.Row>
  );
}
