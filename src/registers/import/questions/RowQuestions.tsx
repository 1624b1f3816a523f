import type { ImportDoubles, Said } from '#machines/value-mapping/value-mapping.types.ts';
import { counted, type Noun } from '#src/components/words.ts';
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
export function RowQuestions({ current: { questions }, noun, said, disabled, mapping }: RowQuestionsProps) {
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
          help={`${counted(rootCause, rowNoun)} closed without a root cause. This is given to each of them.`}
          maxLength={longestCause}
          disabled={disabled}
          value={said.rootCause ?? ''}
          onChange={({ currentTarget: { value } }) => say({ rootCause: value === '' ? null : value })}
        />
      )}
      {(closingReason > 0 || said.closingReason !== null) && (
        <TextArea
          label="Reason of the rows that have none"
          help={`${counted(closingReason, rowNoun)} closed without a reason. This is given to each of them.`}
          maxLength={longestReason}
          disabled={disabled}
          value={said.closingReason ?? ''}
          onChange={({ currentTarget: { value } }) => say({ closingReason: value === '' ? null : value })}
        />
      )}
    </>
  );
}
