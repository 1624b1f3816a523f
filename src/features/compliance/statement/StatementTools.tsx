import { useMutation } from '@tanstack/react-query';

import { statementLifecycle } from '#domain/compliance/statement-lifecycle.ts';
import { statementActionLabels } from '#domain/words/statement.ts';
import { saveFile } from '#src/actors/save-file.ts';
import { statementCourse, type Statement } from '#src/api/compliance/statements.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';

import { useComplianceRight } from '../useComplianceRight.ts';
import { StatementDraftDialog, StatementStepDialog } from './StatementDialogs.tsx';
import { StatementStatus } from './StatementStatus.tsx';
import {
  draftOf,
  statementStep,
  useStatementActions,
  useStatementDraft,
  useStatementSteps,
} from './useStatementSteps.ts';

interface StatementToolsProps {
  readonly statement: Statement;
  /** The submission that is shown; undefined for the present version, which alone can be acted on. */
  readonly submission: number | undefined;
}

/** What can be done with a statement now, and its files. */
export function StatementTools({ statement, submission }: StatementToolsProps) {
  const steps = useStatementSteps(statement.id);
  const draft = useStatementDraft();
  const actions = useStatementActions()(statement);
  const mayEdit = useComplianceRight('PLAN_ASSESSMENT', 'EDIT');
  const isDraft = statement.status === 'DRAFT' || statement.status === 'REJECTED';
  return (
    <>
      {submission === undefined && (
        <>
          <StatementStatus status={statement.status} />
          <LifecycleActions
            lifecycle={statementLifecycle}
            actions={actions}
            labels={statementActionLabels}
            disabled={false}
            size="sm"
            onRequest={(action) => steps.send({ type: 'step.requested', draft: statementStep(statement, action) })}
          />
          {mayEdit && isDraft && (
            <Button size="sm" onClick={() => draft.send({ type: 'step.requested', draft: draftOf(statement) })}>
              Edit
            </Button>
          )}
        </>
      )}
      <ExportMenu id={statement.id} submission={submission} />
      <StatementStepDialog actor={steps} statement={statement} />
      <StatementDraftDialog actor={draft} statement={statement} />
    </>
  );
}

const formats = [
  { value: 'xlsx', label: 'Excel' },
  { value: 'csv', label: 'CSV' },
] as const;

/** Saves the version that is shown as a file. */
function ExportMenu({ id, submission }: { readonly id: string; readonly submission: number | undefined }) {
  const api = useApi();
  const file = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      statementCourse(api).file({
        path: { id },
        query: { format, ...(submission !== undefined && { submission }) },
      }),
    onSuccess: saveFile,
    onError({ message }) {
      toast.error('The statement could not be exported', message);
    },
  });
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" busy={file.isPending}>
          Export
        </Button>
      </Menu.Trigger>
      <Menu.Content>
        {formats.map(({ value, label }) => (
          <Menu.Item key={value} value={value} onSelect={() => file.mutate(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
