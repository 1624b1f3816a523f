import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { refreshStaff, staffCourse } from '#src/api/staff.ts';

import { failing } from './failure.ts';

/** What the dialog of an action asks for. */
export interface StaffDraft {
  readonly action: Schemas['StaffAction'];
  /** The version of the staff member that the person sees. */
  readonly version: number;
  /** The first or last day; null to come back. */
  readonly day: string | null;
  /** Who takes over from someone who leaves; null for nobody. */
  readonly successorId: string | null;
}

/** Moves a staff member along their lifecycle, and fetches staff again, whatever came of it. */
export const takeStaffAction = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, StepInput<StaffDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { day, successorId, ...change } = draft;
      try {
        await staffCourse(api).changeStatus({
          path: { id },
          body: { ...change, ...(day !== null && { day }), ...(successorId !== null && { successorId }) },
          signal,
        });
      } finally {
        await refreshStaff(queryClient);
      }
    }),
  );
