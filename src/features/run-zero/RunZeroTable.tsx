import { useState } from 'react';

import type { RunZeroAsset } from '#src/api/information-asset/run-zero-assets.ts';
import { isolated } from '#src/components/bidi.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstant } from '#src/components/format.ts';
import { TickCell, TickHeadCell, type Ticks } from '#src/components/register/ticks.tsx';
import type { Tickable } from '#src/components/register/useTickedRows.ts';
import { sortingBy, type Sorted } from '#src/registers/log/sorting.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { css } from '#styled/css/index.js';

import { criticalityLabels, sinceLabels } from './run-zero-labels.ts';
import { RunZeroDialog } from './RunZeroDialog.tsx';

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

interface RunZeroTableProps {
  readonly rows: readonly RunZeroAsset[];
  readonly busy: boolean;
  readonly address: Sorted;
  /** Omitted for people who may not move devices. */
  readonly ticks: Ticks<Tickable> | undefined;
  readonly picking: boolean;
  readonly onMove: (device: RunZeroAsset) => void;
}

const tickableOf = ({ id, name }: RunZeroAsset): Tickable => ({ id, ref: isolated(name) });

/** What the last import said of a device, or since when it is gone. */
function stateOf({ since, goneAt, drift }: RunZeroAsset): string {
  const states = [
    since !== null && since !== 'GONE' && sinceLabels[since],
    goneAt !== null && `Gone since ${formatInstant(goneAt)}`,
    drift.length > 0 && 'Not as moved',
  ];
  return states.filter((state) => state !== false).join(', ');
}

/** The first of several values, and how many more there are. */
const firstOf = ([first, ...others]: readonly string[]) =>
  first === undefined ? null : others.length === 0 ? first : `${first} +${others.length}`;

/** The devices of a page; each opens in full. */
export function RunZeroTable({ rows, busy, address, ticks, picking, onMove }: RunZeroTableProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = rows.find(({ id }) => id === openId) ?? null;
  return (
    <>
      <Table.Root label="runZero assets" busy={busy} picking={picking}>
        <Table.Head>
          {ticks !== undefined && <TickHeadCell what="runZero assets" selection={ticks} />}
          <Table.HeadCell flexible sticky="title" {...sortingBy(address, 'name')}>
            Name
          </Table.HeadCell>
          <Table.HeadCell {...sortingBy(address, 'criticality')}>Criticality</Table.HeadCell>
          <Table.HeadCell collapsePriority="third" {...sortingBy(address, 'type')}>
            Type
          </Table.HeadCell>
          <Table.HeadCell flexible collapsePriority="second" {...sortingBy(address, 'os')}>
            Operating system
          </Table.HeadCell>
          <Table.HeadCell collapsePriority="first">Address</Table.HeadCell>
          <Table.HeadCell>In the register</Table.HeadCell>
          <Table.HeadCell {...sortingBy(address, 'lastSeenAt')}>Last seen</Table.HeadCell>
          <Table.HeadCell collapsePriority="fourth">Last import</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {rows.map((device) => (
            <Table.Row key={device.id} selected={ticks?.isSelected(tickableOf(device))}>
              {ticks !== undefined && <TickCell row={tickableOf(device)} selection={ticks} />}
              <Table.TitleCell
                note={[device.type, firstOf(device.addresses), formatInstant(device.lastSeenAt)]
                  .filter(Boolean)
                  .join(' · ')}
              >
                <button type="button" className={opener} onClick={() => setOpenId(device.id)}>
                  {isolated(device.name)}
                </button>
              </Table.TitleCell>
              <Table.Cell phone="end">{criticalityLabels[device.criticality]}</Table.Cell>
              <Table.Cell collapsePriority="third">
                <WordsCell>{device.type}</WordsCell>
              </Table.Cell>
              <Table.Cell flexible collapsePriority="second">
                <WordsCell>{device.os}</WordsCell>
              </Table.Cell>
              <Table.Cell collapsePriority="first">
                <WordsCell>{firstOf(device.addresses)}</WordsCell>
              </Table.Cell>
              <Table.Cell>{device.asset?.ref ?? (device.moved ? 'Yes' : 'No')}</Table.Cell>
              <Table.Cell>{formatInstant(device.lastSeenAt)}</Table.Cell>
              <Table.Cell collapsePriority="fourth">
                <WordsCell>{stateOf(device)}</WordsCell>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <RunZeroDialog
        device={open}
        onClose={() => setOpenId(null)}
        onMove={(device) => {
          setOpenId(null);
          onMove(device);
        }}
      />
    </>
  );
}
