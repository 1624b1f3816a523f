import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { assessmentCourse, refreshAssessments } from '#src/api/provider-assessment/service-provider-assessments.ts';

import { failing } from './failure.ts';

/** What the dialog of an action asks for; each action uses some of it. */
export interface CourseDraft {
  readonly action: Schemas['AssessmentAction'];
  /** The version of the assessment that the person sees. */
  readonly version: number;
  readonly reason: string;
  readonly conclusion: Schemas['AssessmentConclusion'] | null;
  /** The new last day of the links. */
  readonly expiresOn: string | null;
}

/** Only what the action needs, as the contract has it. */
function bodyOf({ action, version, reason, conclusion, expiresOn }: CourseDraft): Schemas['AssessmentStatusChange'] {
  return {
    version,
    action,
    reason,
    ...(action === 'REVIEW' && conclusion !== null && { conclusion }),
    ...(action === 'REOPEN' && expiresOn !== null && { expiresOn }),
  };
}

/** Moves an assessment along its course, and fetches again what that changes, whatever came of it. */
export const takeCourseAction = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<CourseDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await assessmentCourse(api).changeStatus({ path: { id }, body: bodyOf(draft), signal });
      } finally {
        await refreshAssessments(queryClient);
      }
    }),
  );
