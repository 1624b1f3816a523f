import { riskLifecycle } from '#domain/risk/lifecycle.ts';
import { closingLabels, reviewOutcomeLabels, riskActionLabels } from '#domain/words/risk.ts';
import type { RiskStep, RiskStepDraft } from '#src/actors/risk-course.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { choiceOrNoneWords } from '#src/components/fields/field-words.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { riskWords } from '#src/registers/words/risk.tsx';

import type { RiskStepActor } from './useRiskStepActor.ts';

const titles: Readonly<Record<RiskStep, string>> = {
  OPEN: 'Open the risk',
  CLOSE: 'Close the risk',
  REOPEN: 'Reopen the risk',
  REVIEW: 'Record a review',
  MOVE_REVIEW: 'Move the next review',
};

const confirmLabels: Readonly<Record<RiskStep, string>> = {
  ...riskActionLabels,
  REVIEW: 'Record review',
  MOVE_REVIEW: 'Move review',
};

const closing = {
  description: 'It leaves the heat map and the numbers of today, and stays in those of past days. It can be reopened.',
};

/** The operations name fields by what they are to them. */
const names = { reason: 'text', remark: 'text' } as const;

/** The needs by the table; reviews have operations of their own. */
const needsOf = ({ step }: RiskStepDraft): readonly string[] => {
  if (step === 'REVIEW') return ['outcome'];
  return step === 'MOVE_REVIEW' ? ['reason'] : riskLifecycle.steps[step].needs;
};

/** Asks for what a step with a risk needs. */
export const RiskStepDialog = ({ actor }: { readonly actor: RiskStepActor }) => (
  <StepDialog
    actor={actor}
    words={({ step }) => ({
      title: titles[step],
      confirmLabel: confirmLabels[step],
      ...(step === 'CLOSE' && closing),
    })}
    names={names}
    needsOf={needsOf}
  >
    {(form) => <DialogFields form={form} />}
  </StepDialog>
);

const closingWords = choiceOrNoneWords('Why', closingLabels, 'Choose a reason');
const outcomeWords = choiceOrNoneWords('Outcome', reviewOutcomeLabels, 'Choose an outcome');

function DialogFields({ form }: { readonly form: StepFields<RiskStepDraft> }) {
  const { step } = form.draft;
  const isReview = step === 'REVIEW';
  return (
    <>
      {step === 'CLOSE' && <ChoiceOrNoneInput form={form} field="closedBecause" words={closingWords} required />}
      {isReview && <ChoiceOrNoneInput form={form} field="outcome" words={outcomeWords} required />}
      {(isReview || step === 'MOVE_REVIEW') && (
        <>
          {!form.draft.isLastReview && <DayInput form={form} field="nextReviewOn" words={riskWords.nextReviewOn} />}
          <CheckInput form={form} field="isLastReview" words={{ label: 'No review follows' }} />
        </>
      )}
      <ProseInput
        form={form}
        field="text"
        words={{ label: isReview ? 'Remark' : 'Reason' }}
        required={form.isNeeded('reason')}
      />
    </>
  );
}
