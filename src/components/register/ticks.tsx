import * as Table from '#src/ui/data/Table.tsx';
import { BareCheckbox } from '#src/ui/form/Checkbox.tsx';

/** The ticked rows and how to change them. */
export interface Ticks<Row> {
  readonly isSelected: (row: Row) => boolean;
  /** Whether the rows on screen are ticked. */
  readonly ofPage: boolean | 'indeterminate';
  readonly onToggle: (row: Row, range: boolean) => void;
  readonly onTogglePage: () => void;
}

interface TickCellProps<Row> {
  readonly row: Row;
  readonly selection: Pick<Ticks<Row>, 'isSelected' | 'onToggle'>;
}

/** The checkbox of a row. */
export const TickCell = <Row extends { readonly ref: string }>({ row, selection }: TickCellProps<Row>) => (
  <Table.CheckCell>
    <BareCheckbox
      label={`Select ${row.ref}`}
      checked={selection.isSelected(row)}
      onCheckedChange={(_, shift) => selection.onToggle(row, shift)}
    />
  </Table.CheckCell>
);

interface TickHeadCellProps {
  /** `risks` */
  readonly what: string;
  readonly selection: Pick<Ticks<never>, 'ofPage' | 'onTogglePage'>;
}

/** The checkbox that ticks all rows of the page. */
export const TickHeadCell = ({ what, selection }: TickHeadCellProps) => (
  <Table.CheckHeadCell>
    <BareCheckbox
      label={`Select all ${what} on this page`}
      checked={selection.ofPage}
      onCheckedChange={selection.onTogglePage}
    />
  </Table.CheckHeadCell>
);
