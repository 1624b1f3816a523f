import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { PositionDetails } from '#src/api/compliance/positions.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { css } from '#styled/css/index.js';

import type { OverrideActor } from './usePositionSteps.ts';

const resultWords = choiceWords('Result', complianceResultLabels);
const stack = css({ display: 'grid', gap: '14' });

interface OverrideDialogProps {
  readonly actor: OverrideActor;
  readonly position: PositionDetails;
}

/** Asks for a value that stands beside the derived one, with its reason and its last day; or ends it. */
export const OverrideDialog = ({ actor, position: { ref, derived } }: OverrideDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ ends }) =>
      ends
        ? {
            title: `End the override of ${ref}`,
            description: `The derived result counts again: ${complianceResultLabels[derived.result].toLowerCase()}.`,
            confirmLabel: 'End override',
          }
        : {
            title: `Override the result of ${ref}`,
            description: `Derived: ${complianceResultLabels[derived.result].toLowerCase()}. You are asked again when that changes.`,
            confirmLabel: 'Override result',
          }
    }
  >
    {(form) =>
      !form.draft.ends && (
        <div className={stack}>
          <FieldPair>
            <ChoiceInput form={form} field="result" words={resultWords} />
            <NumberOrNoneInput form={form} field="maturity" words={{ label: 'Maturity' }} min={0} max={9} />
          </FieldPair>
          <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />
          <DayInput
            form={form}
            field="until"
            words={{ label: 'Holds until' }}
            help="If empty, it lasts until someone ends it"
          />
        </div>
      )
    }
  </StepDialog>
);
