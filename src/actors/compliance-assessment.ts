import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { Acceptance, Proposals } from '#machines/ai-assessment/ai-assessment.machine.ts';
import type { ClosingDraft, ClosingState } from '#machines/assessment-closing/assessment-closing.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import {
  assessmentCourse,
  assessmentProposals,
  complianceAssessments,
  refreshAssessment,
} from '#src/api/compliance/assessments.ts';
import { findingCourse } from '#src/api/compliance/findings.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Does something about an assessment, and fetches what follows again, whatever came of it. */
const refreshing = <T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> =>
  failing(async () => {
    try {
      return await work();
    } finally {
      await refreshAssessment(queryClient);
    }
  });

/** Reads an assessment with what stands between it and its closing. */
export const loadClosing = (api: ApiClient, id: string) =>
  fromPromise<ClosingState>(({ signal }) =>
    failing(async () => {
      const [assessment, view] = await Promise.all([
        complianceAssessments.calls(api).get(id, signal),
        assessmentCourse(api).closing({ path: { id }, signal }),
      ]);
      return { assessment, view };
    }),
  );

/** Moves an assessment along its lifecycle. */
export const takeClosingStep = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, ClosingDraft>(({ input, signal }) =>
    refreshing(queryClient, async () => {
      await assessmentCourse(api).changeStatus({ path: { id }, body: input, signal });
    }),
  );

export type StartDraft = Required<Schemas['ComplianceAssessmentInput']>;

/**
 * Plans an assessment and starts it. One that was planned and could not start is changed and started the next time.
 * @param onStarted told before the step counts as taken
 */
export function startAssessment(api: ApiClient, queryClient: QueryClient, onStarted: (id: string) => void) {
  const keyOf = createIdempotencyKeys();
  let planned: Schemas['ComplianceAssessment'] | null = null;
  return fromPromise<void, StepInput<StartDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      const calls = complianceAssessments.calls(api);
      planned =
        planned === null
          ? await calls.create(draft, keyOf(draft), signal)
          : await calls.update(planned.id, { version: planned.version, ...draft }, signal);
      const { id, version } = planned;
      await assessmentCourse(api).changeStatus({ path: { id }, body: { version, action: 'START' }, signal });
      onStarted(id);
    }),
  );
}

/** What is asked for to raise a finding. */
export interface FindingDraft {
  readonly positionId: string;
  readonly title: string;
  readonly kind: Schemas['FindingKind'];
  readonly description: string;
  readonly ownerId: string | null;
  readonly dueOn: string | null;
  readonly verifierId: string | null;
  readonly raisedOn: string | null;
  /** A closed finding of the same control that is reopened instead; its reason is the description. */
  readonly reopened: Schemas['Finding'] | null;
}

/** Raises a finding of an item, or reopens a former one. @param onRaised told before the step counts as taken */
export function raiseFinding(
  api: ApiClient,
  queryClient: QueryClient,
  assessmentId: string,
  onRaised: (finding: Schemas['Finding']) => void,
) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<FindingDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      const { positionId, reopened, ...fields } = draft;
      if (reopened === null) {
        const body = { ...fields, positionIds: [positionId] };
        const key = { idempotencyKey: keyOf(draft), signal };
        onRaised(await findingCourse(api).raise({ path: { id: assessmentId }, body, ...key }));
      } else {
        const { id, version } = reopened;
        const body = { version, action: 'REOPEN' as const, reason: fields.description };
        onRaised(await findingCourse(api).changeStatus({ path: { id }, body, signal }));
      }
    }),
  );
}

/** What is asked for to ask a member to answer a control. */
export interface DelegationDraft {
  readonly positionId: string;
  readonly personId: string | null;
  readonly dueOn: string | null;
  readonly note: string;
}

/** Asks a member to answer a control, or takes that back. */
export const delegateItem = (api: ApiClient, queryClient: QueryClient, assessmentId: string) =>
  fromPromise<void, StepInput<DelegationDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      const { positionId, ...body } = draft;
      await assessmentCourse(api).delegate({ path: { id: assessmentId, positionId }, body, signal });
    }),
  );

/** What is said about several items at once. */
export interface BatchDraft {
  readonly positionIds: readonly string[];
  /** Null takes what the sources of each say. */
  readonly result: Schemas['ComplianceResult'] | null;
  readonly reason: string;
}

/** Judges several items in the same way. @param onJudged told how many */
export const judgeItems = (
  api: ApiClient,
  queryClient: QueryClient,
  assessmentId: string,
  onJudged: (count: number) => void,
) =>
  fromPromise<void, StepInput<BatchDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      const { positionIds, result, reason } = draft;
      const body = {
        positionIds: [...positionIds],
        ...(result !== null && { result }),
        ...(reason !== '' && { reason }),
      };
      onJudged(await assessmentCourse(api).judgeMany({ path: { id: assessmentId }, body, signal }));
    }),
  );

/** Reads proposals for the controls of an assessment. */
export const proposeAnswers = (api: ApiClient, id: string) =>
  fromPromise<Proposals>(({ signal }) => failing(() => assessmentProposals(api).proposals({ path: { id }, signal })));

/** Takes a proposal over, as an answer or a judgement. @param accept stores it */
export const acceptProposal = (
  queryClient: QueryClient,
  accept: (acceptance: Acceptance, signal: AbortSignal) => Promise<unknown>,
) =>
  fromPromise<void, Acceptance>(({ input, signal }) =>
    refreshing(queryClient, async () => {
      await accept(input, signal);
    }),
  );
