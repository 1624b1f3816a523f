import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { AdoptionRequest } from '#machines/adoption/adoption.machine.ts';
import type { ReviewInput } from '#machines/mapping-review/mapping-review.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { adoptedStandards, type AdoptionPreview } from '#src/api/compliance/adopted-standards.ts';
import { mappingReview, type MappingSetUse } from '#src/api/compliance/mapping-review.ts';
import { refreshCompliance } from '#src/api/compliance/positions.ts';
import type { ApiClient } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Does something that results follow from, and fetches them again, whatever came of it. */
const refreshing = <T>(queryClient: QueryClient, work: () => Promise<T>): Promise<T> =>
  failing(async () => {
    try {
      return await work();
    } finally {
      await refreshCompliance(queryClient);
    }
  });

/** Counts what the adoption of a standard would bring. */
export const previewAdoption = (api: ApiClient) =>
  fromPromise<AdoptionPreview, AdoptionRequest>(({ input: { input }, signal }) =>
    failing(() => adoptedStandards(api).preview({ body: input, signal })),
  );

/** Adopts a standard, and returns the id of the adopted one. */
export function adoptStandard(api: ApiClient, queryClient: QueryClient) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<string, AdoptionRequest>(({ input: { input }, signal }) =>
    refreshing(queryClient, async () => {
      const adopted = await adoptedStandards(api).adopt({ body: input, idempotencyKey: keyOf(input), signal });
      return adopted.id;
    }),
  );
}

/** Accepts or rejects links. */
export const decideLinks = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, ReviewInput>(({ input: { decisions }, signal }) =>
    refreshing(queryClient, async () => {
      await mappingReview(api).decide({ body: { decisions: [...decisions] }, signal });
    }),
  );

/** What a set of mappings is to do. */
export interface MappingUseDraft {
  readonly set: MappingSetUse;
  readonly use: MappingSetUse['use'];
}

/** Says what a set of mappings may do. */
export const changeMappingUse = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, StepInput<MappingUseDraft>>(({ input: { draft }, signal }) =>
    refreshing(queryClient, async () => {
      await mappingReview(api).use({ path: { setId: draft.set.setId }, body: { use: draft.use }, signal });
    }),
  );
