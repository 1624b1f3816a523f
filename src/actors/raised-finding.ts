import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { refreshAssessment } from '#src/api/compliance/assessments.ts';
import { addFinding, findingCourse, findings } from '#src/api/compliance/findings.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { refreshLinks } from '#src/api/record/record-links.ts';
import { staleAfterChange } from '#src/api/record/register.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** A finding that someone raises. */
export interface RaisedFindingDraft {
  readonly title: string;
  readonly kind: Schemas['FindingKind'];
  readonly description: string;
  readonly ownerId: string | null;
  readonly dueOn: string | null;
  readonly positionIds: string[];
}

/** A finding of controls of a standard. */
export interface StandardFindingDraft extends RaisedFindingDraft {
  /** The assessment in which it is raised by a person who raises findings there only; null for everyone else. */
  readonly assessmentId: string | null;
}

type Raise<Draft> = (draft: Draft, idempotencyKey: string, signal: AbortSignal) => Promise<unknown>;

/** Raises a finding, and fetches again what shows findings. */
function raising<Draft extends RaisedFindingDraft>(
  queryClient: QueryClient,
  raise: Raise<Draft>,
  refresh: (client: QueryClient) => Promise<unknown>,
) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<Draft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      await raise(draft, keyOf(draft), signal);
      await queryClient.invalidateQueries({ predicate: staleAfterChange(findings) });
      await refresh(queryClient);
    }),
  );
}

/** Raises a finding from a record, whose links then show it. */
export const raiseFrom = (api: ApiClient, queryClient: QueryClient, recordId: string) =>
  raising<RaisedFindingDraft>(
    queryClient,
    (body, idempotencyKey, signal) =>
      findingCourse(api).raiseFrom({ path: { id: recordId }, body: { ...body }, idempotencyKey, signal }),
    refreshLinks,
  );

/** Raises a finding of controls of a standard, whose assessments then show it. */
export const raiseOfStandard = (api: ApiClient, queryClient: QueryClient) =>
  raising<StandardFindingDraft>(
    queryClient,
    ({ assessmentId: id, ...body }, idempotencyKey, signal) =>
      id === null
        ? addFinding(api, body, idempotencyKey, signal)
        : findingCourse(api).raise({ path: { id }, body, idempotencyKey, signal }),
    refreshAssessment,
  );
