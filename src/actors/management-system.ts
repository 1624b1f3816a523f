import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { auditCourse, refreshAudits } from '#src/api/management-system/audits.ts';
import { refreshManagementReviews, reviewCourse } from '#src/api/management-system/management-reviews.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** What the dialog of a step of an audit asks for; PLAN_AGAIN plans one like it. */
export interface AuditStepDraft {
  readonly step: Schemas['AuditAction'] | 'PLAN_AGAIN';
  /** The version of the audit that the person sees. */
  readonly version: number;
  readonly months: number;
  readonly independence: string;
  readonly conclusion: string;
  readonly reason: string;
}

/** Takes a step of an audit, or plans it again, and fetches audits again, whatever came of it. */
export function takeAuditStep(api: ApiClient, queryClient: QueryClient, id: string) {
  const calls = auditCourse(api);
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<AuditStepDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { step, months, ...given } = draft;
      try {
        if (step === 'PLAN_AGAIN')
          await calls.planAgain({ path: { id }, body: { months }, idempotencyKey: keyOf(draft), signal });
        else await calls.changeStatus({ path: { id }, body: { ...given, action: step }, signal });
      } finally {
        await refreshAudits(queryClient);
      }
    }),
  );
}

/** What the dialog of a step of a management review asks for. */
export interface ReviewStepDraft {
  readonly action: Schemas['ManagementReviewAction'];
  /** The version of the review that the person sees. */
  readonly version: number;
  readonly reason: string;
}

/** Takes a step of a management review, and fetches reviews again, whatever came of it. */
export const takeReviewStep = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<ReviewStepDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await reviewCourse(api).changeStatus({ path: { id }, body: draft, signal });
      } finally {
        await refreshManagementReviews(queryClient);
      }
    }),
  );
