import type { Schemas } from '#server/contract/types.ts';

import { registerLaws } from './register-laws.ts';

type Provider = Schemas['ServiceProvider'];

registerLaws('ServiceProviders', {
  values: {
    // The filter by owner finds co-owners too.
    ownerId: ({ owner, coOwners }: Provider) => [owner, coOwners].flat(),
    country: ({ countries }: Provider) => countries,
    reviewBy: ({ nextReviewOn }: Provider) => nextReviewOn,
  },
});
