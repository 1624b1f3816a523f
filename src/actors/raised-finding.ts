import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { findingCourse, findings } from '#src/api/compliance/findings.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { refreshLinks } from '#src/api/record/record-links.ts';
import { staleAfterChange } from '#src/api/record/register.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** A finding that a record has brought to light. */
export interface RaisedFindingDraft {
  readonly title: string;
  readonly kind: Schemas['FindingKind'];
  readonly description: string;
  readonly ownerId: string | null;
  readonly dueOn: string | null;
  readonly positionIds: string[];
}

/** Raises a finding from a record, and fetches again what shows it: the links of the record, and findings. */
export function raiseFrom(api: ApiClient, queryClient: QueryClient, recordId: string) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<RaisedFindingDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const body = { ...draft };
      await findingCourse(api).raiseFrom({ path: { id: recordId }, body, idempotencyKey: keyOf(draft), signal });
      await queryClient.invalidateQueries({ predicate: staleAfterChange(findings) });
      await refreshLinks(queryClient);
    }),
  );
}
