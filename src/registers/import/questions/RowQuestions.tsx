import { closingLabels } from '#domain/words/risk.ts';
import type { ImportDoubles, Said } from '#machines/value-mapping/value-mapping.types.ts';
import { counted, type Noun } from '#src/components/words.ts';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';

import type { StepProps } from '../step.ts';
import { rowNoun } from '../words.ts';
import type { MappingActor } from './mapping-actor.ts';

const longestCause = 10_000;
const longestReason = 2_000;

const doublesLabels: Readonly<Record<ImportDoubles, (noun: Noun) => string>> = {
  SKIP: () => 'Leave out the rows',
  UPDATE: ({ one }) => `Update the ${one} that has the title, leave out rows that repeat an earlier one`,
  ADD: ({ many }) => `Add them as ${many} of their own`,
};

const choices: readonly ImportDoubles[] = ['SKIP', 'UPDATE', 'ADD'];

interface RowQuestionsProps extends Pick<StepProps, 'current' | 'noun'> {
  readonly said: Said;
  readonly disabled: boolean;
  readonly mapping: MappingActor;
}

/** What is said once of all rows: what possible doubles are, and what the status of rows needs. */
export function RowQuestions({ current: { questions, fields }, noun, said, disabled, mapping }: RowQuestionsProps) {
  const { doubles = 0, rootCause = 0, closingReason = 0 } = questions ?? {};
  const say = (change: Partial<Said>) => mapping.send({ type: 'rows.said', said: change });
  return (
    <>
      {doubles > 0 && (
        <RadioGroup
          label={`${counted(doubles, rowNoun)} may be doubles: their title is that of another ${noun.one}, or of an earlier row`}
          disabled={disabled}
          options={choices.map((value) => ({ value, label: doublesLabels[value](noun) }))}
          value={said.doubles ?? ''}
          onValueChange={(value) => say({ doubles: value })}
        />
      )}
      {(rootCause > 0 || said.rootCause !== null) && (
        <TextArea
          label="Root cause of the rows that have none"
          help={givenToRows(rootCause, 'a root cause')}
          maxLength={longestCause}
          disabled={disabled}
          value={said.rootCause ?? ''}
          onChange={({ currentTarget: { value } }) => say({ rootCause: value === '' ? null : value })}
        />
      )}
      {(closingReason > 0 || said.closingReason !== null) && (
        <ClosingReason
          rows={closingReason}
          isOfSet={fields.some(({ field }) => field === closingField)}
          value={said.closingReason}
          disabled={disabled}
          onChange={(value) => say({ closingReason: value })}
        />
      )}
    </>
  );
}

/** The field of records whose reason is one of a closed set. */
const closingField = 'document/closedBecause';

const givenToRows = (rows: number, missing: string): string =>
  rows === 1
    ? `1 row is closed without ${missing}. This is given to it.`
    : `${counted(rows, rowNoun)} are closed without ${missing}. This is given to each of them.`;

const closings = [
  { value: '', label: 'Choose...' },
  ...Object.values(closingLabels).map((label) => ({ value: label, label })),
];

interface ClosingReasonProps {
  readonly rows: number;
  readonly isOfSet: boolean;
  readonly value: string | null;
  readonly disabled: boolean;
  readonly onChange: (value: string | null) => void;
}

/** The reason that rows without one are closed for: a text, or one of a closed set. */
function ClosingReason({ rows, isOfSet, value, disabled, onChange }: ClosingReasonProps) {
  const shared = {
    label: 'Reason of the rows that have none',
    help: givenToRows(rows, 'a reason'),
    disabled,
    value: value ?? '',
  };
  if (isOfSet)
    return (
      <NativeSelect
        {...shared}
        options={closings}
        onValueChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      />
    );
  return (
    <TextArea
      {...shared}
      maxLength={longestReason}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}
