import { useState } from 'react';

import type { Activity } from '#src/api/record/logs.ts';
import { isolated } from '#src/components/bidi.ts';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstant } from '#src/components/format.ts';
import { actionLabels } from '#src/registers/history/action-labels.ts';
import { actorName } from '#src/registers/history/actor-name.ts';
import { fieldLabel } from '#src/registers/history/changes.ts';
import { sortingBy, type Sorted } from '#src/registers/log/sorting.ts';
import { wordsOfKind } from '#src/registers/words/index.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { css } from '#styled/css/index.js';

import { ActivityDialog } from './ActivityDialog.tsx';
import { kindLabel } from './kind-labels.ts';

const opener = css({
  maxWidth: 'full',
  padding: '0',
  border: 'none',
  background: '[transparent]',
  color: '[inherit]',
  font: '[inherit]',
  textAlign: 'start',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});

interface ActivityTableProps {
  readonly rows: readonly Activity[];
  readonly busy: boolean;
  readonly address: Sorted;
  /** Shown in everyone's log. */
  readonly showActor: boolean;
}

const nameOf = ({ entityRef, entityName }: Activity) => [entityRef, isolated(entityName)].filter(Boolean).join(' ');

/** The rows of an activity log; each opens the full entry. */
export function ActivityTable({ rows, busy, address, showActor }: ActivityTableProps) {
  const [open, setOpen] = useState<Activity | null>(null);
  return (
    <>
      <Table.Root label="Entries" busy={busy}>
        <Table.Head>
          <Table.HeadCell flexible sticky="title" {...sortingBy(address, 'entityName')}>
            Record
          </Table.HeadCell>
          <Table.HeadCell {...sortingBy(address, 'action')}>Action</Table.HeadCell>
          <Table.HeadCell>Record type</Table.HeadCell>
          {showActor && <Table.HeadCell {...sortingBy(address, 'actor')}>Person</Table.HeadCell>}
          <Table.HeadCell flexible>Fields</Table.HeadCell>
          <Table.HeadCell {...sortingBy(address, 'at')}>Time</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {rows.map((entry) => (
            <Table.Row key={entry.id}>
              <Table.TitleCell note={[actorName(entry), formatInstant(entry.at)].join(' · ')}>
                <button type="button" className={opener} onClick={() => setOpen(entry)}>
                  {nameOf(entry)}
                </button>
              </Table.TitleCell>
              <Table.Cell phone="end">{actionLabels[entry.action]}</Table.Cell>
              <Table.Cell>
                <WordsCell>{kindLabel(entry.entityType)}</WordsCell>
              </Table.Cell>
              {showActor && (
                <Table.Cell>{entry.actor === null ? actorName(entry) : <PersonCell person={entry.actor} />}</Table.Cell>
              )}
              <Table.Cell flexible>
                <WordsCell>
                  {entry.changes.map(({ field }) => fieldLabel(wordsOfKind(entry.entityType), field)).join(', ')}
                </WordsCell>
              </Table.Cell>
              <Table.Cell>{formatInstant(entry.at)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <ActivityDialog entry={open} onClose={() => setOpen(null)} />
    </>
  );
}
