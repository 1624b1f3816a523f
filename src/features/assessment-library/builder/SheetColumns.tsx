import { useSelector } from '@xstate/react';

import type { Schemas } from '#src/api/connection/client.ts';
import type { SheetLayout } from '#src/api/provider-assessment/template-files.ts';
import type { Choice } from '#src/ui/form/choice.ts';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

import { builderStyle as style } from './builder-style.ts';
import type { ProposalActor } from './useProposedQuestions.ts';

type Held = Schemas['QuestionnaireColumn'];

const labels: Readonly<Record<Held, string>> = {
  NOT_IMPORTED: 'Not imported',
  SECTION: 'Section',
  SECTION_DESCRIPTION: 'Section description',
  NUMBER: 'Number',
  QUESTION: 'Question',
  HELP: 'Help',
  TYPE: 'Type of the answer',
  REQUIRED: 'Required',
  PLACEHOLDER: 'Placeholder',
  OPTIONS: 'Options',
  SCORES: 'Scores',
  WARNINGS: 'Warnings',
  WEIGHT: 'Weight',
  FILE_TYPES: 'File types',
  LARGEST_FILE: 'Largest file (MB)',
  SHOWN_WHEN: 'Shown when',
  SHOWN_FOR: 'Shown for',
  COMMENTS_AND_FILES: 'Allows comments and files',
};

const isHeld = (name: string): name is Held => Object.hasOwn(labels, name);

const choices: readonly Choice<Held>[] = Object.keys(labels)
  .filter(isHeld)
  .map((value) => ({ value, label: labels[value] }));

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '10',
});

interface SheetColumnsProps {
  readonly sheet: Schemas['QuestionnaireSheet'];
  readonly onChange: (layout: SheetLayout) => void;
}

/** How the columns of a spreadsheet are read, each of which can be read otherwise: the file is then read again. */
function SheetColumns({ sheet: { headerRow, firstRows, columns }, onChange }: SheetColumnsProps) {
  const held = columns.map(({ holds }) => holds);
  /** What another column holds already is taken from it: nothing is held twice. */
  const change = (column: number, holds: Held) =>
    onChange({
      headerRow,
      columns: held.map((own, index) => {
        if (index === column) return holds;
        return own === holds ? 'NOT_IMPORTED' : own;
      }),
    });
  return (
    <details open={!held.includes('QUESTION')}>
      <summary className={style.heading}>Columns of the file</summary>
      <div className={grid}>
        <NativeSelect
          label="Row with the column names"
          help="Rows above it are not imported."
          options={firstRows.map(({ row, text }) => ({ value: String(row), label: `${row}: ${text}` }))}
          value={String(headerRow)}
          onValueChange={(row) => onChange({ headerRow: Number(row) })}
        />
        {columns.map(({ header, samples, holds }, column) => (
          <NativeSelect
            // oxlint-disable-next-line react/no-array-index-key -- A column is its position: headers may be equal.
            key={column}
            label={header === '' ? `Column ${column + 1}` : header}
            help={samples.join(' · ')}
            options={choices}
            value={holds}
            onValueChange={(chosen) => change(column, chosen)}
          />
        ))}
      </div>
    </details>
  );
}

/** How a spreadsheet is read; what was read of it stays on screen until it has been read again. */
export function ColumnsOfFile({ proposal }: { readonly proposal: ProposalActor }) {
  const { subject, proposal: found } = useSelector(proposal, ({ context }) => context);
  if (subject.from !== 'file' || subject.file === null || found === null || found.sheet === null) return null;
  const { file } = subject;
  return (
    <SheetColumns
      sheet={found.sheet}
      onChange={(layout) => proposal.send({ type: 'draft.requested', subject: { from: 'file', file, layout } })}
    />
  );
}
