import { memo } from 'react';

import {
  relationSigns,
  type MatrixControl,
  type MatrixLine,
  type MatrixMapping,
} from '#domain/catalogue/mapping-matrix.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { ChevronDownIcon, ChevronRightIcon } from '#src/ui/tool-icons.tsx';
import { css, cx } from '#styled/css/index.js';

import { focusNext, followFocus } from './grid-focus.ts';
import { relationWords } from './words.ts';

const scroller = css({ flex: '1', minHeight: '0', overflow: 'auto', position: 'relative' });
const table = css({ borderCollapse: 'separate', borderSpacing: '0', textStyle: 'sm' });
const base = css({
  borderBlockEnd: 'subtle',
  borderInlineEnd: 'subtle',
  fontWeight: 'regular',
  _focusVisible: { outlineOffset: '[-2px]' },
});
const rowHead = css({
  background: 'bg.surface',
  textAlign: 'start',
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: 'sticky',
  width: { base: '[9rem]', md: '[20rem]' },
  minWidth: { base: '[9rem]', md: '[20rem]' },
  maxWidth: { base: '[9rem]', md: '[20rem]' },
  paddingInlineStart: { base: '16', md: '20' },
  paddingInlineEnd: '8',
  height: '[30px]',
});
const columnHead = css({
  background: 'bg.surface',
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  verticalAlign: 'bottom',
  paddingBlock: '8',
  minWidth: '[34px]',
});
const cornerHead = css({ zIndex: '[11]', insetInlineStart: '0', paddingInlineEnd: '8', overflowWrap: 'anywhere' });
const upright = css({
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  maxHeight: '[8rem]',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4' });
const cut = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const line = css({ display: 'flex', alignItems: 'center', gap: '4', minWidth: '0', '& svg': { flexShrink: '0' } });
const isGroup = css({ fontWeight: 'medium', cursor: 'pointer' });
const inGroup = css({ paddingInlineStart: { base: '[28px]', md: '[40px]' } });
const cell = css({ textAlign: 'center', minWidth: '[34px]', height: '[30px]', fontVariantNumeric: 'tabular-nums' });
const filled = css({ cursor: 'pointer', _hover: { background: 'bg.hover' } });
const ofGroup = css({ color: 'fg.muted', background: 'bg.canvas' });
const ofControls = css({ background: 'bg.surface' });
const chosenCell = css({ background: 'bg.selected' });

type CellOf = (row: string, column: string) => readonly MatrixMapping[];

interface MatrixTableProps {
  readonly label: string;
  readonly corner: string;
  readonly lines: readonly MatrixLine[];
  readonly across: readonly MatrixLine[];
  readonly cellOf: CellOf;
  readonly chosen: { readonly row: string; readonly column: string } | null;
  readonly onToggleRow: (key: string) => void;
  readonly onToggleColumn: (key: string) => void;
  readonly onChoose: (row: MatrixLine, column: MatrixLine) => void;
}

const nameOf = (one: MatrixLine): string => (one.kind === 'group' ? one.group.title : one.control.ref);

const titleOf = (one: MatrixLine): string =>
  one.kind === 'group'
    ? `${one.group.title}, ${counted(one.group.controls.length, { one: 'control', many: 'controls' })}`
    : nameOfControl(one.control);

/** Some standards have no titles but their references. */
const nameOfControl = ({ ref, title }: MatrixControl): string => (title === ref ? ref : `${ref} ${title}`.trim());

/** A grid that is walked with the arrow keys; Enter opens a group, or shows the mappings of a cell. */
export function MatrixTable(props: MatrixTableProps) {
  const { label, corner, lines, across, onToggleColumn } = props;
  return (
    <div className={scroller}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A table is the element of a grid. */}
      <table className={table} role="grid" aria-label={label} onKeyDown={focusNext} onFocus={followFocus}>
        <thead>
          <tr>
            <th className={cx(base, rowHead, columnHead, cornerHead)} tabIndex={0} scope="col" dir="auto">
              {corner}
            </th>
            {across.map((one) => (
              <ColumnHead key={one.key} column={one} onToggle={onToggleColumn} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((row) => (
            <MatrixRow
              key={row.key}
              row={row}
              across={across}
              cellOf={props.cellOf}
              chosenColumn={props.chosen?.row === row.key ? props.chosen.column : null}
              onToggleRow={props.onToggleRow}
              onChoose={props.onChoose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnHeadProps {
  readonly column: MatrixLine;
  readonly onToggle: (key: string) => void;
}

const ColumnHead = ({ column, onToggle }: ColumnHeadProps) => (
  <th
    className={cx(base, columnHead, column.kind === 'group' && isGroup)}
    scope="col"
    tabIndex={-1}
    title={titleOf(column)}
    aria-expanded={column.kind === 'group' ? column.isOpen : undefined}
    data-presses={column.kind === 'group' || undefined}
    onClick={() => column.kind === 'group' && onToggle(column.key)}
  >
    <span className={stack}>
      {column.kind === 'group' && (column.isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />)}
      <span className={upright} dir="auto">
        {nameOf(column)}
      </span>
    </span>
  </th>
);

type MatrixRowProps = Pick<MatrixTableProps, 'across' | 'cellOf' | 'onToggleRow' | 'onChoose'> & {
  readonly row: MatrixLine;
  readonly chosenColumn: string | null;
};

/** A row is drawn again only if what it shows has changed: there can be hundreds. */
const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, across, cellOf, chosenColumn, onToggleRow, onChoose } = props;
  return (
    <tr>
      <th
        className={cx(base, rowHead, row.kind === 'group' ? isGroup : inGroup)}
        scope="row"
        tabIndex={-1}
        title={titleOf(row)}
        aria-expanded={row.kind === 'group' ? row.isOpen : undefined}
        data-presses={row.kind === 'group' || undefined}
        onClick={() => row.kind === 'group' && onToggleRow(row.key)}
      >
        <span className={line}>
          {row.kind === 'group' && (row.isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />)}
          <span className={cut} dir="auto">
            {row.kind === 'group' ? row.group.title : nameOfControl(row.control)}
          </span>
        </span>
      </th>
      {across.map((column) => (
        <MatrixCell
          key={column.key}
          row={row}
          column={column}
          mappings={cellOf(row.key, column.key)}
          isChosen={chosenColumn === column.key}
          onChoose={onChoose}
        />
      ))}
    </tr>
  );
});

interface MatrixCellProps {
  readonly row: MatrixLine;
  readonly column: MatrixLine;
  readonly mappings: readonly MatrixMapping[];
  readonly isChosen: boolean;
  readonly onChoose: (row: MatrixLine, column: MatrixLine) => void;
}

function MatrixCell({ row, column, mappings, isChosen, onChoose }: MatrixCellProps) {
  const isOfGroup = row.kind === 'group' || column.kind === 'group';
  const isFilled = mappings.length > 0;
  return (
    <td
      className={cx(base, cell, isFilled && filled, lookOf(isChosen, isOfGroup))}
      tabIndex={-1}
      aria-selected={isChosen || undefined}
      aria-label={isFilled ? labelOf(row, column, mappings, isOfGroup) : undefined}
      data-presses={isFilled || undefined}
      onClick={() => isFilled && onChoose(row, column)}
    >
      {isFilled && (isOfGroup ? formatNumber(mappings.length) : signsOf(mappings))}
    </td>
  );
}

function lookOf(isChosen: boolean, isOfGroup: boolean): string {
  if (isChosen) return chosenCell;
  return isOfGroup ? ofGroup : ofControls;
}

const signsOf = (mappings: readonly MatrixMapping[]): string =>
  [...new Set(mappings.map(({ relation }) => relationSigns[relation]))].join(' ');

function labelOf(row: MatrixLine, column: MatrixLine, mappings: readonly MatrixMapping[], isOfGroup: boolean): string {
  if (isOfGroup)
    return `${nameOf(row)} and ${nameOf(column)}: ${counted(mappings.length, { one: 'mapping', many: 'mappings' })}`;
  const words = [...new Set(mappings.map(({ relation }) => relationWords[relation]))].join(' and ');
  return `${nameOf(row)} ${words} ${nameOf(column)}`;
}
