import type { Schemas } from '#server/contract/types.ts';

import { registerLaws } from './register-laws.ts';

registerLaws('InformationAssets', {
  values: { reviewBy: ({ reviewOn }: Schemas['InformationAsset']) => reviewOn },
});
