import { useState } from 'react';

import type { RunZeroAsset } from '#src/api/information-asset/run-zero-assets.ts';
import { isolated } from '#src/components/bidi.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstant } from '#src/components/format.ts';
import { sortingBy, type Sorted } from '#src/registers/log/sorting.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { css } from '#styled/css/index.js';

import { criticalityLabels } from './run-zero-labels.ts';
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
}

/** The first of several values, and how many more there are. */
const firstOf = ([first, ...others]: readonly string[]) =>
  first === undefined ? null : others.length === 0 ? first : `${first} +${others.length}`;

/** The devices of a page; each opens in full. */
export function RunZeroTable({ rows, busy, address }: RunZeroTableProps) {
  const [open, setOpen] = useState<RunZeroAsset | null>(null);
  return (
    <>
      <Table.Root label="runZero assets" busy={busy}>
        <Table.Head>
          <Table.HeadCell flexible sticky="title" {...sortingBy(address, 'name')}>
            Name
          </Table.HeadCell>
          <Table.HeadCell {...sortingBy(address, 'criticality')}>Criticality</Table.HeadCell>
          <Table.HeadCell {...sortingBy(address, 'type')}>Type</Table.HeadCell>
          <Table.HeadCell flexible {...sortingBy(address, 'os')}>
            Operating system
          </Table.HeadCell>
          <Table.HeadCell>Address</Table.HeadCell>
          <Table.HeadCell>In the register</Table.HeadCell>
          <Table.HeadCell {...sortingBy(address, 'lastSeenAt')}>Last seen</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {rows.map((device) => (
            <Table.Row key={device.id}>
              <Table.TitleCell
                note={[device.type, firstOf(device.addresses), formatInstant(device.lastSeenAt)]
                  .filter(Boolean)
                  .join(' · ')}
              >
                <button type="button" className={opener} onClick={() => setOpen(device)}>
                  {isolated(device.name)}
                </button>
              </Table.TitleCell>
              <Table.Cell phone="end">{criticalityLabels[device.criticality]}</Table.Cell>
              <Table.Cell>
                <WordsCell>{device.type}</WordsCell>
              </Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{device.os}</WordsCell>
              </Table.Cell>
              <Table.Cell>
                <WordsCell>{firstOf(device.addresses)}</WordsCell>
              </Table.Cell>
              <Table.Cell>{device.asset?.ref ?? (device.moved ? 'Yes' : 'No')}</Table.Cell>
              <Table.Cell>{formatInstant(device.lastSeenAt)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <RunZeroDialog device={open} onClose={() => setOpen(null)} onMoved={setOpen} />
    </>
  );
}
