import { complianceResultLabels } from '#domain/words/own-control.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import type { BatchDraft, DelegationDraft } from '#src/actors/compliance-assessment.ts';
import type { AssessmentItem } from '#src/api/compliance/assessments.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { countOf } from '#src/components/format.ts';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import type { StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

const stack = css({ display: 'grid', gap: '14' });

interface DelegationDialogProps {
  readonly actor: StepDialogActor<DelegationDraft>;
  readonly control: string;
  readonly item: AssessmentItem | undefined;
}

/** Asks who is to answer a control, and by when. The assessor still judges. */
export const DelegationDialog = ({ actor, control, item }: DelegationDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ personId }) => ({
      title: `Ask someone to answer ${control}`,
      description: 'They are told, and answer through their own control. The assessors still judge.',
      confirmLabel: personId === null && (item?.delegation ?? null) !== null ? 'Take the request back' : 'Ask',
    })}
  >
    {(form) => (
      <div className={stack}>
        <FieldPair>
          <OwnerInput
            form={form}
            field="personId"
            words={{ label: 'Member' }}
            current={item?.delegation?.person ?? null}
          />
          <DayInput form={form} field="dueOn" words={{ label: 'By' }} />
        </FieldPair>
        <ProseInput form={form} field="note" words={{ label: 'What you need to know' }} />
      </div>
    )}
  </StepDialog>
);

const asDerived = 'DERIVED';

const batchResults = [
  { value: asDerived, label: 'What the sources of each say' },
  ...complianceResultValues
    .filter((value) => value !== 'NON_APPLICABLE')
    .map((value) => ({ value, label: complianceResultLabels[value] })),
];

interface BatchDialogProps {
  readonly actor: StepDialogActor<BatchDraft>;
  readonly isAudit: boolean;
}

/** Asks what is said about several controls at once. */
export const BatchDialog = ({ actor, isAudit }: BatchDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ positionIds }) => ({
      title: isAudit
        ? `Judge ${countOf(positionIds.length, 'control')}`
        : `Say why ${countOf(positionIds.length, 'control')} ${positionIds.length === 1 ? 'is' : 'are'} not assessed`,
      confirmLabel: 'Apply',
    })}
  >
    {(form) => (
      <div className={stack}>
        {isAudit && (
          <Select
            label="Result"
            options={batchResults}
            value={form.draft.result ?? asDerived}
            onValueChange={(value) =>
              form.change('result', complianceResultValues.find((one) => one === value) ?? null)
            }
          />
        )}
        {(!isAudit || form.draft.result === 'NOT_ASSESSED') && (
          <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required={!isAudit} />
        )}
      </div>
    )}
  </StepDialog>
);
