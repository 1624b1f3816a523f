import type { Schemas } from '#server/contract/types.ts';

import { registerLaws } from './register-laws.ts';

registerLaws('DocumentRepositories', {
  values: { reviewBy: ({ reviewOn }: Schemas['DocumentRepository']) => reviewOn },
});
