import { statementLifecycle, type StatementAction } from '#domain/compliance/statement-lifecycle.ts';
import { statementActionLabels } from '#domain/words/statement.ts';
import type { StatementStepDraft } from '#src/actors/statements.ts';
import type { Statement } from '#src/api/compliance/statements.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { useOwnId } from '#src/components/SessionProvider.tsx';
import { OwnerInput, type OwnerInputProps } from '#src/registers/OwnerInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { statementWords as words } from '#src/registers/words/statement.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';

import type { StatementDraftActor, StatementStepActor } from './useStatementSteps.ts';

const descriptions: Readonly<Record<StatementAction, string>> = {
  SUBMIT: 'Its controls are kept as they are now. The approver is told, and decides.',
  WITHDRAW: 'It becomes a draft again. What was submitted is kept among the versions.',
  APPROVE: 'You confirm that the necessary controls are stated, and that each exclusion is justified.',
  REJECT: 'Its authors are told, and can submit it again.',
  REVISE:
    'The approved version stays as it is. A draft of the next one follows what is decided about controls from now on.',
};

const needsOf = ({ action }: StatementStepDraft) => statementLifecycle.steps[action].needs;

/** Someone else: nobody approves what they have written. */
const ApproverInput = <Field extends string>(props: Omit<OwnerInputProps<Field>, 'except'>) => (
  <OwnerInput {...props} able="statementOfApplicability" except={[useOwnId()]} />
);

interface StatementStepDialogProps {
  readonly actor: StatementStepActor;
  readonly statement: Statement;
}

/** Asks for what a step of a statement needs. */
export const StatementStepDialog = ({ actor, statement }: StatementStepDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ action }) => ({
      title: `${statementActionLabels[action]}?`,
      confirmLabel: statementActionLabels[action],
      description: descriptions[action],
    })}
    needsOf={needsOf}
  >
    {(form) => (
      <>
        {form.isNeeded('approver') && (
          <ApproverInput
            form={form}
            field="approverId"
            words={words.approverId}
            current={statement.approver}
            required
          />
        )}
        {form.isNeeded('changeLog') && <ProseInput form={form} field="changeLog" words={words.changeLog} required />}
        {form.isNeeded('reason') && <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />}
      </>
    )}
  </StepDialog>
);

interface StatementDraftDialogProps {
  readonly actor: StatementDraftActor;
  readonly statement: Statement | null;
}

/** Asks for the fields of a new statement, or of the version being worked on. */
export const StatementDraftDialog = ({ actor, statement }: StatementDraftDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ id }) =>
      id === null
        ? { title: 'Begin a statement of applicability', confirmLabel: 'Begin statement' }
        : { title: 'Edit statement', confirmLabel: 'Save' }
    }
  >
    {(form) => (
      <>
        {form.draft.id === null && (
          <Banner tone="info">Its controls come from the standard: what applies, why, and what you do about it.</Banner>
        )}
        <TitleInput form={form} field="title" words={words.title} required />
        <FieldPair>
          <TextInput form={form} field="number" words={words.number} />
          <DayInput form={form} field="reviewOn" words={words.reviewOn} />
          <OwnerInput form={form} field="ownerId" words={words.ownerId} current={statement?.owner} />
          <ApproverInput form={form} field="approverId" words={words.approverId} current={statement?.approver} />
        </FieldPair>
        <ProseInput form={form} field="changeLog" words={words.changeLog} />
      </>
    )}
  </StepDialog>
);
