import { useState, type ReactNode } from 'react';

import { changeLifecycle } from '#domain/change/lifecycle.ts';
import { startAgainstPlan, type StartAgainstPlan } from '#domain/change/start.ts';
import { changeActionLabels, changeOutcomeLabels } from '#domain/words/change.ts';
import type { ChangeDraft } from '#src/actors/change-course.ts';
import type { Change } from '#src/api/changes.ts';
import { ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { choiceOrNoneWords } from '#src/components/fields/field-words.ts';
import { InstantInput } from '#src/components/fields/InstantInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { dayWhereDue, formatInstant, isInstant } from '#src/components/format.ts';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import type { StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { changeWords } from '#src/registers/words/change.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';

type Action = ChangeDraft['action'];

const questions: Readonly<Record<Action, string>> = {
  SUBMIT: 'Submit the change',
  EXPEDITE: 'Ask for authorisation of the emergency change',
  SCHEDULE: 'Schedule the standard change',
  ASSESS: 'Assess the change',
  START: 'Start the change',
  FINISH: 'Finish the change',
  CLOSE: 'Close the change',
  RETURN: 'Return the change to its requester',
  CANCEL: 'Cancel the change',
};

const outcomeWords = choiceOrNoneWords('Outcome', changeOutcomeLabels, 'Choose');

interface FieldsProps {
  readonly form: StepFields<ChangeDraft>;
  readonly change: Change;
  /** Whether those who decide have refused an emergency change afterwards. */
  readonly isRefused: boolean;
}

const AssessFields = ({ form }: FieldsProps) => (
  <>
    <ChoiceOrNoneInput form={form} field="riskLevel" words={changeWords.riskLevel} />
    <ProseInput form={form} field="impact" words={changeWords.impact} required />
  </>
);

const againstPlan: Readonly<Record<StartAgainstPlan, (change: Change) => string>> = {
  BEFORE_ITS_DAY: ({ plannedStart }) =>
    `This is before the planned day: it was to start on ${formatInstant(plannedStart ?? '')}.`,
  AFTER_ITS_WINDOW: ({ plannedEnd }) =>
    `This is after the planned time: it was to end on ${formatInstant(plannedEnd ?? '')}.`,
};

/** Nobody starts a change at another time than was decided on without being told. */
function PlannedTime({ form: { draft }, change }: Pick<FieldsProps, 'form' | 'change'>) {
  const [now] = useState(() => new Date().toISOString());
  const startedAt = draft.at ?? now;
  const against = isInstant(startedAt) ? startAgainstPlan(change, startedAt, dayWhereDue) : undefined;
  return against !== undefined && <Banner tone="warning">{againstPlan[against](change)}</Banner>;
}

const StartFields = ({ form, change }: FieldsProps) => (
  <>
    <PlannedTime form={form} change={change} />
    <InstantInput form={form} field="at" words={{ label: 'Started' }} />
    <ProseInput form={form} field="reason" words={{ label: 'Reason, during a freeze' }} />
  </>
);

const FinishFields = ({ form }: FieldsProps) => (
  <>
    <InstantInput form={form} field="at" words={{ label: 'Finished' }} />
    <ChoiceOrNoneInput form={form} field="outcome" words={outcomeWords} />
  </>
);

const CloseFields = ({ form, isRefused }: FieldsProps) => (
  <>
    {isRefused && <Banner tone="warning">Those who decide have refused it: it is closed as not authorised.</Banner>}
    <ProseInput form={form} field="review" words={{ label: 'What the review found' }} required />
  </>
);

const ReasonFields = ({ form }: FieldsProps) => (
  <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />
);

/** What an action asks for; nothing for the others. */
const fieldsOf: Readonly<Partial<Record<Action, (props: FieldsProps) => ReactNode>>> = {
  ASSESS: AssessFields,
  START: StartFields,
  FINISH: FinishFields,
  CLOSE: CloseFields,
  RETURN: ReasonFields,
  CANCEL: ReasonFields,
};

function Fields(props: FieldsProps) {
  const Asked = fieldsOf[props.form.draft.action];
  return Asked === undefined ? null : <Asked {...props} />;
}

interface ChangeStepDialogProps extends Omit<FieldsProps, 'form'> {
  readonly actor: StepDialogActor<ChangeDraft>;
}

/** Asks for what a step of a change needs. */
export const ChangeStepDialog = ({ actor, ...props }: ChangeStepDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ action }) => ({ title: questions[action], confirmLabel: changeActionLabels[action] })}
    needsOf={({ action }) => changeLifecycle.steps[action].needs}
  >
    {(form) => <Fields form={form} {...props} />}
  </StepDialog>
);
