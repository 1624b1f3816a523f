import type { ReactNode } from 'react';

import { recordTexts } from '#domain/words/field-text.ts';
import type { ShownLabel } from '#src/components/cells/LabelMark.tsx';
import { LabelsCell } from '#src/components/cells/LabelsCell.tsx';
import { PersonCell } from '#src/components/cells/PersonCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';

interface Named {
  readonly name: string;
}

interface Labelled {
  readonly label: string;
}

/** The words of a field whose values are shown as text. */
interface TextWords<Value> extends Labelled {
  readonly show: (value: Value, names: ReadonlyMap<string, string>) => ReactNode;
}

/** How a column is placed; `id` if it is not the name of its field. */
type Placed<SortKey extends string> = Partial<Omit<Column<never, SortKey>, 'header' | 'cell'>>;

const noNames = new Map<string, string>();

/** A column of a field with text, a day or a value of a closed set, shown by its words. */
export const fieldColumn = <Field extends string, Value, SortKey extends string>(
  field: Field,
  { label, show }: TextWords<Value>,
  placed: Placed<SortKey> = {},
): Column<Readonly<Record<Field, NoInfer<Value>>>, SortKey> => ({
  id: field,
  header: label,
  cell: (row) => <WordsCell>{textOf(show(row[field], noNames))}</WordsCell>,
  ...placed,
});

const textOf = (shown: ReactNode) => (typeof shown === 'string' ? shown : null);

/** A column of what a field refers to by its name. */
const namedColumn =
  (cellOf: (named: Named | null) => ReactNode) =>
  <Field extends string, SortKey extends string>(
    field: Field,
    { label }: Labelled,
    placed: Placed<SortKey> = {},
  ): Column<Readonly<Record<Field, Named | null>>, SortKey> => ({
    id: field,
    header: label,
    cell: (row) => cellOf(row[field]),
    ...placed,
  });

/** A column of the look-up entry that a field refers to. */
export const entryColumn = namedColumn((entry) => <WordsCell>{entry?.name ?? null}</WordsCell>);

/** What every record has. */
export interface WithLabels {
  readonly labels: readonly ShownLabel[];
}

/** The column of the labels that every record has. */
export const labelColumn: Column<WithLabels, never> = {
  id: 'labels',
  header: recordTexts.labels.label,
  hidden: true,
  flexible: true,
  cell: ({ labels }) => <LabelsCell labels={labels} />,
};

/** A column of the person that a field refers to. */
export const personColumn = namedColumn((person) => <PersonCell person={person} />);
