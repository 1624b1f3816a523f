import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import {
  refreshStatements,
  statementCourse,
  statements,
  type StatementRecord,
} from '#src/api/compliance/statements.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** What the dialog of a step of a statement asks for. */
export interface StatementStepDraft {
  readonly action: Schemas['StatementAction'];
  readonly version: number;
  readonly approverId: string | null;
  readonly changeLog: string;
  readonly reason: string;
}

/** What a step sends: only what it asks for. */
const bodyOf = ({ action, version, approverId, changeLog, reason }: StatementStepDraft) => ({
  action,
  version,
  ...(action === 'SUBMIT' && approverId !== null && { approverId }),
  ...(action === 'SUBMIT' && { changeLog }),
  ...(action === 'REJECT' && { reason }),
});

/** What is asked for to begin a statement, or to change the version being worked on. */
export type StatementDraft = StatementRecord['draft'] & {
  /** Null for a new one. */
  readonly id: string | null;
  readonly version: number;
};

const refreshing = (queryClient: QueryClient, work: () => Promise<unknown>): Promise<void> =>
  failing(async () => {
    try {
      await work();
    } finally {
      await refreshStatements(queryClient);
    }
  });

/** Moves a statement along its lifecycle, and fetches it again, whatever came of it. */
export const takeStatementStep = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<StatementStepDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, () => statementCourse(api).changeStatus({ path: { id }, body: bodyOf(draft), signal })),
  );

/** Begins a statement, or changes what is stored of one. */
export function saveStatement(api: ApiClient, queryClient: QueryClient) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<StatementDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, () => {
      const { id, version, ...input } = draft;
      const calls = statements.calls(api);
      return id === null ? calls.create(input, keyOf(input), signal) : calls.update(id, { version, ...input }, signal);
    }),
  );
}
