import { useQueryClient } from '@tanstack/react-query';

import { grantOf } from '#domain/compliance/rights.ts';
import { statementLifecycle, type StatementAction } from '#domain/compliance/statement-lifecycle.ts';
import { organisationRoles } from '#openapi/access.ts';
import { statementOfApplicabilityInput } from '#openapi/generated/inputs.ts';
import {
  saveStatement,
  takeStatementStep,
  type StatementDraft,
  type StatementStepDraft,
} from '#src/actors/statements.ts';
import type { Statement } from '#src/api/compliance/statements.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { principalOf, useMay, useSession } from '#src/components/SessionProvider.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { statementKind } from './statement-kind.ts';

const done: Readonly<Record<StatementAction, string>> = {
  SUBMIT: 'Submitted for approval',
  WITHDRAW: 'Withdrawn',
  APPROVE: 'Statement approved',
  REJECT: 'Statement rejected',
  REVISE: 'Next version begun',
};

export type StatementStepActor = StepDialogActor<StatementStepDraft>;
export type StatementDraftActor = StepDialogActor<StatementDraft>;

/** What the dialog of a step begins with. */
export const statementStep = (
  { version, approver, changeLog }: Statement,
  action: StatementAction,
): StatementStepDraft => ({ action, version, approverId: approver?.id ?? null, changeLog, reason: '' });

const sameAction = sameStep<StatementStepDraft>({ of: ({ action }) => action, read: ['version'] });

/** The machine of the course of a statement, with its service. */
export function useStatementSteps(id: string): StatementStepActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<StatementStepDraft>(
    () => takeStatementStep(api, queryClient, id),
    ({ action }) => {
      toast.success(done[action]);
    },
    { carriedOver: sameAction },
  );
}

const required = 'Enter this';

/** The machine of the dialog that begins a statement, or changes the version being worked on. */
export function useStatementDraft(): StatementDraftActor {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<StatementDraft>(
    () => saveStatement(api, queryClient),
    ({ id }) => {
      toast.success(id === null ? 'Statement begun' : 'Statement saved');
    },
    {
      carriedOver: sameStep<StatementDraft>({ of: ({ id }) => id ?? '', read: ['version'] }),
      mistakesIn: ({ title, number }) => ({
        ...(title.trim() === '' && { title: required }),
        ...(number.trim() === '' && { number: required }),
      }),
    },
  );
}

/** What the dialog of a stored statement begins with. */
export const draftOf = (statement: Statement): StatementDraft => ({
  ...statementOfApplicabilityInput.of(statement),
  id: statement.id,
  version: statement.version,
});

/** What the dialog of a new statement begins with. @param ownerId who begins it */
export const newStatement = (adoptedStandardId: string, ownerId: string): StatementDraft => ({
  ...statementOfApplicabilityInput.empty,
  title: 'Statement of applicability',
  adoptedStandardId,
  ownerId,
  id: null,
  version: 1,
});

/** What the person can do with a statement now. */
export function useStatementActions(): (statement: Statement) => readonly StatementAction[] {
  const offered = useOffered(statementLifecycle, statementKind.access);
  const role = useSession((snapshot) => principalOf(snapshot)?.role);
  const own = organisationRoles.find((one) => one === role);
  const mayEdit = useMay({ feature: 'ASSESSMENTS', level: 'EDIT' });
  return ({ status, authors, approver }) => {
    if (!mayEdit || own === undefined) return [];
    const approverId = grantOf(own, 'APPROVE') === 'NEVER' ? null : (approver?.id ?? null);
    return offered(status, { authorIds: authors.map(({ id }) => id), approverId });
  };
}
