import { useSelector } from '@xstate/react';

import { missingField, repeatedFields } from '#domain/files/import-assignment.ts';
import { isAssigned } from '#machines/import/import-context.ts';
import type { ImportMode } from '#machines/import/import.types.ts';
import { counted, type Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { css } from '#styled/css/index.js';

import { UnsavedNote } from '../unsaved/UnsavedNote.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { HowToRead } from './HowToRead.tsx';
import { stepBody, stepColumn, stepNote } from './import-styles.ts';
import type { StepProps } from './step.ts';
import { StepFailure } from './StepFailure.tsx';
import { StepFoot } from './StepFoot.tsx';
import { useUnsavedAssignment } from './useUnsavedAssignment.ts';
import { modeLabels, rowNoun } from './words.ts';

interface AssignColumnsProps extends StepProps {
  readonly mayEdit: boolean;
}

// The step scrolls, not the table in it.
const inFull = css({ flexShrink: '0' });

const modes: readonly ImportMode[] = ['STOP', 'SKIP', 'UPDATE'];

/** The second step: which field each column is, and what becomes of rows whose record exists already. */
export function AssignColumns({ actor, noun, current, mayEdit }: AssignColumnsProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const starting = useSelector(actor, (snapshot) => snapshot.matches('startingCheck'));
  const choosing = useSelector(actor, (snapshot) => snapshot.matches('choosingHeader'));
  const busy = starting || choosing;
  const { fields, mode, headerRow, failure } = context;
  const labelOf = (field: string) => current.fields.find((one) => one.field === field)?.label ?? field;
  const missing = missingField(fields, mode, current);
  return (
    <>
      <div className={stepBody}>
        <div className={stepColumn}>
          <StepFailure title="This step was not done" failure={failure} />
          <Unsaved key={`${current.id} ${current.headerRow}`} actor={actor} current={current} noun={noun} />
          <HeaderRow
            current={current}
            row={headerRow}
            disabled={busy}
            onChoose={(row) => actor.send({ type: 'header.chosen', row })}
          />
          <HowToRead actor={actor} current={current} disabled={busy} />
          {missing !== undefined && (
            <Banner tone="warning" title={`No column is assigned to ${labelOf(missing)}`}>
              {missing === current.titleField
                ? `A new ${noun.one} needs it. Choose its column below.`
                : `Rows to update are found by it. Choose its column below.`}
            </Banner>
          )}
          <p className={stepNote}>Choose the field that each column is imported into.</p>
        </div>
        <div className={inFull}>
          <ColumnTable
            current={current}
            assigned={fields}
            repeated={repeatedFields(fields)}
            disabled={busy}
            onAssign={(column, field) => actor.send({ type: 'column.assigned', column, field })}
          />
        </div>
        <div className={stepColumn}>
          <Conflicts
            noun={noun}
            reference={labelOf(current.referenceField)}
            mode={mode}
            mayEdit={mayEdit}
            disabled={busy}
            onChoose={(chosen) => actor.send({ type: 'mode.chosen', mode: chosen })}
          />
        </div>
      </div>
      <StepFoot note="Nothing is changed by the check.">
        <Button disabled={busy} onClick={() => actor.send({ type: 'file.discarded' })}>
          Discard file
        </Button>
        <Button
          variant="primary"
          busy={starting}
          busyLabel="Starting..."
          disabled={choosing || !isAssigned(context)}
          onClick={() => actor.send({ type: 'check.requested' })}
        >
          Check {counted(current.rows, rowNoun)}
        </Button>
      </StepFoot>
    </>
  );
}

const Unsaved = ({ actor, current, noun }: StepProps) => (
  <UnsavedNote {...useUnsavedAssignment(actor, current, noun)} />
);

interface HeaderRowProps extends Pick<StepProps, 'current'> {
  readonly row: number;
  readonly disabled: boolean;
  readonly onChoose: (row: number) => void;
}

/** Which row has the headers: sheets have a title, a date and the like above it. */
const HeaderRow = ({ current: { firstRows }, row, disabled, onChoose }: HeaderRowProps) =>
  firstRows.length > 1 && (
    <NativeSelect
      label="Row with the column names"
      help="Rows above it are not imported."
      disabled={disabled}
      options={firstRows.map((one) => ({ value: String(one.row), label: `${one.row}: ${one.text}` }))}
      value={String(row)}
      onValueChange={(value) => onChoose(Number(value))}
    />
  );

interface ConflictsProps {
  readonly noun: Noun;
  readonly reference: string;
  readonly mode: ImportMode;
  readonly mayEdit: boolean;
  readonly disabled: boolean;
  readonly onChoose: (mode: ImportMode) => void;
}

const Conflicts = ({ noun, reference, mode, mayEdit, disabled, onChoose }: ConflictsProps) => (
  <RadioGroup
    label={`If the ${reference.toLowerCase()} of a row is already in use`}
    help={mayEdit ? undefined : `You may add ${noun.many}, but not change them.`}
    disabled={disabled}
    options={modes.map((value) => ({
      value,
      label: modeLabels[value](noun),
      disabled: value === 'UPDATE' && !mayEdit,
    }))}
    value={mode}
    onValueChange={onChoose}
  />
);
