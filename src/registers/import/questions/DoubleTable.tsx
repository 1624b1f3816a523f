import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { mayDecide, mostDoubleRows } from '#machines/value-mapping/value-answers.ts';
import type { ImportDoubles, Said } from '#machines/value-mapping/value-mapping.types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { importRowsQuery, type ImportRow } from '#src/api/record/imports.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatNumber } from '#src/components/format.ts';
import { ListContent } from '#src/components/register/ListContent.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

import { listStateOf } from '../../list-state.ts';
import { stepColumn, stepNote } from '../import-styles.ts';
import type { StepProps } from '../step.ts';
import { doubleInWords, rowNoun, titleLabelOf } from '../words.ts';
import type { MappingActor } from './mapping-actor.ts';

interface DoubleTableProps extends Pick<StepProps, 'current' | 'noun'> {
  readonly said: Said;
  readonly disabled: boolean;
  readonly mapping: MappingActor;
}

type Use = ImportDoubles | '';

// The step scrolls, not the table in it.
const inFull = css({ flexShrink: '0' });
const input = css({ display: 'block', paddingBlock: '4', width: { base: '[7rem]', md: '[15rem]' } });
const why = css({ color: 'fg.muted' });

/** What one row can be; one that repeats an earlier row updates nothing. */
const usesOf = ({ double }: ImportRow, noun: StepProps['noun']): Choice<Use>[] => [
  { value: '', label: 'As for all' },
  { value: 'SKIP', label: 'Leave out' },
  ...(typeof double?.ref === 'string' ? [{ value: 'UPDATE' as const, label: `Update ${double.ref}` }] : []),
  { value: 'ADD', label: `Add as another ${noun.one}` },
];

/** `R-0007`, or the row that it repeats. */
const shortDouble = ({ double }: ImportRow): string =>
  double?.ref ?? (typeof double?.row === 'number' ? `Row ${formatNumber(double.row)}` : '');

/** The possible doubles of a file, each of which can be decided by itself. */
export function DoubleTable({ current, noun, said, disabled, mapping }: DoubleTableProps) {
  const [pages, setPages] = useState({ page: 1, perPage: 10 });
  const list = useQuery(importRowsQuery(useApi(), current, { ...pages, double: true }));
  const isFull = said.doubleRows.length >= mostDoubleRows;
  return (
    <div className={inFull}>
      {isFull && (
        <div className={stepColumn}>
          <p className={stepNote}>
            {formatNumber(mostDoubleRows)} rows are decided one by one, which is the most. The others are as for all.
          </p>
        </div>
      )}
      <ListContent
        noun={rowNoun}
        list={listStateOf(list)}
        pages={{ ...pages, show: (change) => setPages((before) => ({ ...before, ...change })) }}
        why={undefined}
        onClear={() => setPages({ page: 1, perPage: 10 })}
        onAdd={undefined}
        firstSteps={null}
      >
        {(rows) => (
          <Table.Root label="Possible doubles" busy={list.isPlaceholderData}>
            <Table.Head>
              <Table.HeadCell sticky="ref">Row</Table.HeadCell>
              <Table.HeadCell flexible sticky="title">
                {titleLabelOf(current)}
              </Table.HeadCell>
              <Table.HeadCell>Double of</Table.HeadCell>
              <Table.HeadCell>This row</Table.HeadCell>
            </Table.Head>
            <Table.Body>
              {rows.map((row) => (
                <DoubleRow key={row.row} row={row} noun={noun} said={said} disabled={disabled} mapping={mapping} />
              ))}
            </Table.Body>
          </Table.Root>
        )}
      </ListContent>
    </div>
  );
}

interface DoubleRowProps extends Omit<DoubleTableProps, 'current'> {
  readonly row: ImportRow;
}

function DoubleRow({ row, noun, said, disabled, mapping }: DoubleRowProps) {
  const use = said.doubleRows.find((one) => one.row === row.row)?.use;
  const doubleOf = row.double === null ? '' : doubleInWords(row.double);
  return (
    <Table.Row>
      <Table.RefCell>{formatNumber(row.row)}</Table.RefCell>
      <Table.TitleCell note={doubleOf}>{row.title}</Table.TitleCell>
      <Table.Cell>
        <span className={why}>{shortDouble(row)}</span>
      </Table.Cell>
      <Table.Cell phone="end">
        <span className={input}>
          <NativeSelectBox
            aria-label={`What row ${formatNumber(row.row)} is, “${isolated(row.title)}”`}
            disabled={disabled || !mayDecide(said, row.row)}
            options={usesOf(row, noun)}
            value={use ?? ''}
            onValueChange={(chosen) =>
              mapping.send({ type: 'double.decided', row: row.row, use: chosen === '' ? null : chosen })
            }
          />
        </span>
      </Table.Cell>
    </Table.Row>
  );
}
