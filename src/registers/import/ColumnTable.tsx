import type { Import } from '#machines/import/import.types.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { NativeSelectBox } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

interface ColumnTableProps {
  readonly current: Import;
  /** The field of each column. */
  readonly assigned: readonly (string | null)[];
  /** The fields that several columns have. */
  readonly repeated: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onAssign: (column: number, field: string | null) => void;
}

const notImported = '';

const field = css({ display: 'grid', gap: '2', paddingBlock: '4', width: { base: '[7rem]', md: '[16rem]' } });
const problem = css({ color: 'danger.fg', textStyle: 'xs', whiteSpace: 'normal' });
const samples = css({ display: 'block', truncate: true, color: 'fg.muted' });

/** The columns of a file with their first values, each with the field that it is imported into. */
export function ColumnTable({ current, assigned, repeated, disabled, onAssign }: ColumnTableProps) {
  const options = [
    { value: notImported, label: 'Not imported' },
    ...current.fields.map(({ field: value, label }) => ({ value, label })),
  ];
  return (
    <Table.Root label="Columns">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Column
        </Table.HeadCell>
        <Table.HeadCell flexible>First values</Table.HeadCell>
        <Table.HeadCell>Field</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {current.columns.map(({ header, samples: values }, column) => {
          const name = header === '' ? `Column ${column + 1}` : header;
          const chosen = assigned[column] ?? null;
          const isRepeated = chosen !== null && repeated.has(chosen);
          const problemId = `column-${column}-problem`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A column is its position: headers may be equal.
            <Table.Row key={column}>
              <Table.TitleCell note={values.join(' · ')}>{name}</Table.TitleCell>
              <Table.Cell flexible>
                <span className={samples}>{values.join(' · ')}</span>
              </Table.Cell>
              <Table.Cell phone="end">
                <span className={field}>
                  <NativeSelectBox
                    aria-label={`Field of ${name}`}
                    aria-describedby={isRepeated ? problemId : undefined}
                    invalid={isRepeated}
                    disabled={disabled}
                    options={options}
                    value={chosen ?? notImported}
                    onValueChange={(value) => onAssign(column, value === notImported ? null : value)}
                  />
                  {isRepeated && (
                    <span id={problemId} className={problem}>
                      Another column has this field
                    </span>
                  )}
                </span>
              </Table.Cell>
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}
