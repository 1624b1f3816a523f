import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { refreshAssessment } from '#src/api/compliance/assessments.ts';
import { addOwnControl } from '#src/api/compliance/own-controls.ts';
import { controlPositions } from '#src/api/compliance/positions.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** What every draft of a step about a position says: the screens of its dialogs go from one position to the next. */
interface OfPosition {
  readonly positionId: string;
}

/** What is asked for to link an own control to a position: an existing one, or the title of a new one. */
export interface LinkDraft extends OfPosition {
  readonly isNew: boolean;
  readonly ownControlId: string | null;
  readonly title: string;
  readonly relation: Schemas['ControlRelation'];
}

/** What is asked for to declare that own controls together cover a position; none ends the cover. */
export interface CoverDraft extends OfPosition {
  readonly version: number;
  readonly ownControlIds: string[];
}

/** What is asked for to decide whether a control applies. */
export interface ApplicabilityDraft extends OfPosition {
  readonly version: number;
  readonly isApplicable: boolean;
  readonly reasons: Schemas['ApplicabilityReason'][];
  readonly justification: string;
}

/** What is asked for to set a value beside the derived one, or to end that. */
export interface OverrideDraft extends OfPosition {
  readonly version: number;
  readonly ends: boolean;
  readonly result: Schemas['ComplianceResult'];
  readonly maturity: number | null;
  readonly reason: string;
  readonly until: string | null;
}

/** Changes a position, and fetches what follows again, assessments included, whatever came of it. */
const changing = <Draft extends object>(
  queryClient: QueryClient,
  send: (draft: Draft, signal: AbortSignal) => Promise<unknown>,
) =>
  fromPromise<void, StepInput<Draft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(draft, signal);
      } finally {
        await refreshAssessment(queryClient);
      }
    }),
  );

/** Links an own control to a position; a new one is added before. */
export function linkOwnControl(api: ApiClient, queryClient: QueryClient) {
  const keyOf = createIdempotencyKeys();
  // Added, but not linked yet.
  let added: { readonly id: string; readonly title: string } | null = null;
  return changing<LinkDraft>(queryClient, async ({ positionId, isNew, ownControlId, title, relation }, signal) => {
    if (isNew && added?.title !== title)
      added = { id: await addOwnControl(api, title, keyOf({ title }), signal), title };
    await controlPositions(api).link({
      path: { id: positionId },
      body: { ownControlId: (isNew ? added?.id : ownControlId) ?? '', relation },
      signal,
    });
    added = null;
  });
}

/** Declares a cover, or ends it. */
export const coverPosition = (api: ApiClient, queryClient: QueryClient) =>
  changing<CoverDraft>(queryClient, ({ positionId, ...body }, signal) =>
    controlPositions(api).cover({ path: { id: positionId }, body, signal }),
  );

/** Stores whether a control applies, and why. */
export const decideApplicability = (api: ApiClient, queryClient: QueryClient) =>
  changing<ApplicabilityDraft>(queryClient, ({ positionId, ...body }, signal) =>
    controlPositions(api).changePosition({ path: { id: positionId }, body, signal }),
  );

/** Sets a value beside the derived one, or ends it. */
export const overridePosition = (api: ApiClient, queryClient: QueryClient) =>
  changing<OverrideDraft>(queryClient, ({ positionId, version, ends, ...override }, signal) =>
    controlPositions(api).changePosition({
      path: { id: positionId },
      body: { version, override: ends ? null : override },
      signal,
    }),
  );
