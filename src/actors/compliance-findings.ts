import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { refreshAssessment } from '#src/api/compliance/assessments.ts';
import { findingCourse } from '#src/api/compliance/findings.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';

/** What is asked for to archive a finding, or to bring it back. */
export interface ArchiveDraft {
  readonly id: string;
  readonly version: number;
  readonly isArchived: boolean;
  readonly reason: string;
}

/** Archives a finding, or brings it back, and fetches findings again, whatever came of it. */
export const archiveFinding = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, StepInput<ArchiveDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { id, ...body } = draft;
      try {
        await findingCourse(api).archive({ path: { id }, body, signal });
      } finally {
        await refreshAssessment(queryClient);
      }
    }),
  );

/** What a finding is taken for from now on. */
export interface ReclassificationDraft {
  readonly id: string;
  readonly version: number;
  readonly kind: Schemas['FindingKind'];
  readonly raisedOn: string | null;
  readonly reason: string;
}

/** Changes how grave a finding is, and fetches findings again, whatever came of it. */
export const reclassifyFinding = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, StepInput<ReclassificationDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { id, ...body } = draft;
      try {
        await findingCourse(api).reclassify({ path: { id }, body, signal });
      } finally {
        await refreshAssessment(queryClient);
      }
    }),
  );

/** What the dialog of a step of a finding asks for. */
export interface FindingStepDraft {
  readonly id: string;
  readonly action: Schemas['FindingAction'];
  readonly version: number;
  readonly ownerId: string | null;
  readonly dueOn: string | null;
  readonly riskId: string | null;
  readonly reason: string;
}

/** What a step sends: only what was given. */
const bodyOf = ({ action, version, ownerId, dueOn, riskId, reason }: FindingStepDraft) => ({
  action,
  version,
  ...(action === 'START' && ownerId !== null && { ownerId }),
  ...(action === 'START' && dueOn !== null && { dueOn }),
  ...(riskId !== null && { riskId }),
  ...(reason !== '' && { reason }),
});

/** Moves a finding along its lifecycle, and fetches findings again, whatever came of it. */
export const takeFindingStep = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, StepInput<FindingStepDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await findingCourse(api).changeStatus({ path: { id: draft.id }, body: bodyOf(draft), signal });
      } finally {
        await refreshAssessment(queryClient);
      }
    }),
  );
