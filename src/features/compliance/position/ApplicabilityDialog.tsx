import { applicabilityReasonLabels } from '#domain/words/own-control.ts';
import type { PositionDetails } from '#src/api/compliance/positions.ts';
import { ChoicesInput } from '#src/components/fields/ChoiceInput.tsx';
import { choicesWords } from '#src/components/fields/field-words.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { css } from '#styled/css/index.js';

import type { ApplicabilityActor } from './usePositionSteps.ts';

const reasonWords = choicesWords('Reasons', applicabilityReasonLabels);
const stack = css({ display: 'grid', gap: '14' });

interface ApplicabilityDialogProps {
  readonly actor: ApplicabilityActor;
  readonly position: PositionDetails;
}

/** Asks whether a control applies, and why (ISO/IEC 27001, 6.1.3 d). Where it may not be excluded, only for what reasons it applies. */
export const ApplicabilityDialog = ({
  actor,
  position: { ref, mayBeExcluded, isInStatement },
}: ApplicabilityDialogProps) => (
  <StepDialog actor={actor} words={() => ({ title: `Does ${ref} apply?`, confirmLabel: 'Save applicability' })}>
    {(form) => (
      <div className={stack}>
        {mayBeExcluded ? (
          <SegmentGroup
            label="Applicability"
            options={[
              { value: 'yes', label: 'Applies' },
              { value: 'no', label: 'Does not apply' },
            ]}
            value={form.draft.isApplicable ? 'yes' : 'no'}
            onValueChange={(answer) => form.change('isApplicable', answer === 'yes')}
          />
        ) : (
          <Banner tone="info">The standard does not allow this control to be excluded.</Banner>
        )}
        {isInStatement && <ChoicesInput form={form} field="reasons" words={reasonWords} />}
        <ProseInput
          form={form}
          field="justification"
          words={{ label: 'Justification' }}
          required={!form.draft.isApplicable}
        />
      </div>
    )}
  </StepDialog>
);
