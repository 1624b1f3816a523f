import { useMemo, useState } from 'react';

import { matrixCells, matrixLines, type MatrixGroup, type MatrixLine } from '#domain/catalogue/mapping-matrix.ts';
import type { MappingRow, MappingSet } from '#src/api/compliance/mapping-sets.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { css } from '#styled/css/index.js';

import { CellMappings } from './CellMappings.tsx';
import { MatrixTable } from './MatrixTable.tsx';

const root = css({ flex: '1', minHeight: '0', display: 'flex', flexDirection: 'column' });
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockEnd: 'default',
});
const legend = css({ color: 'fg.muted', textStyle: 'xs', marginInlineStart: { md: 'auto' } });

/** The most cells that are drawn at once; more groups are opened one by one. */
const mostCells = 12_000;

const controlsIn = (groups: readonly MatrixGroup[]) => groups.reduce((sum, { controls }) => sum + controls.length, 0);

const allOf = (groups: readonly MatrixGroup[]) => new Set(groups.map(({ key }) => key));

const toggled = (open: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  open.has(key) ? new Set([...open].filter((one) => one !== key)) : new Set([...open, key]);

interface MappingMatrixProps {
  readonly set: MappingSet;
  readonly mappings: readonly MappingRow[];
  readonly rows: readonly MatrixGroup[];
  readonly columns: readonly MatrixGroup[];
}

/** What was pressed: a row and a column. */
interface Chosen {
  readonly row: MatrixLine;
  readonly column: MatrixLine;
}

/** The controls of both standards across each other. Groups show how many mappings they have until they are opened. */
export function MappingMatrix({ set, mappings, rows, columns }: MappingMatrixProps) {
  const mayOpenAll = (controlsIn(rows) + rows.length) * (controlsIn(columns) + columns.length) <= mostCells;
  const isSmall = controlsIn(rows) <= 20 && controlsIn(columns) <= 20;
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(() => (isSmall ? allOf(rows) : new Set()));
  const [openColumns, setOpenColumns] = useState<ReadonlySet<string>>(() => (isSmall ? allOf(columns) : new Set()));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const cellOf = useMemo(() => matrixCells(rows, columns, mappings), [rows, columns, mappings]);
  const lines = useMemo(() => matrixLines(rows, openRows), [rows, openRows]);
  const across = useMemo(() => matrixLines(columns, openColumns), [columns, openColumns]);
  const open = (rowKeys: ReadonlySet<string>, columnKeys: ReadonlySet<string>) => {
    setOpenRows(rowKeys);
    setOpenColumns(columnKeys);
  };
  if (mappings.length === 0)
    return <EmptyState title="No mappings in this set">Import a file that has some.</EmptyState>;
  const numbers = chosen === null ? [] : cellOf(chosen.row.key, chosen.column.key).map(({ number }) => number);
  return (
    <div className={root}>
      <div className={tools}>
        {mayOpenAll && (
          <Button size="sm" onClick={() => open(allOf(rows), allOf(columns))}>
            Open all groups
          </Button>
        )}
        <Button size="sm" disabled={openRows.size + openColumns.size === 0} onClick={() => open(new Set(), new Set())}>
          Close all groups
        </Button>
        <span className={legend}>= equal, ⊇ includes, ⊆ is part of, ∩ overlaps; a number counts mappings</span>
      </div>
      <MatrixTable
        label={`From ${set.source} to ${set.target}`}
        corner={set.source}
        lines={lines}
        across={across}
        cellOf={cellOf}
        chosen={chosen === null ? null : { row: chosen.row.key, column: chosen.column.key }}
        onToggleRow={(key) => setOpenRows(toggled(openRows, key))}
        onToggleColumn={(key) => setOpenColumns(toggled(openColumns, key))}
        onChoose={(row, column) => setChosen({ row, column })}
      />
      {chosen !== null && (
        <CellMappings
          row={chosen.row}
          column={chosen.column}
          mappings={mappings.filter(({ number }) => numbers.includes(number))}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
