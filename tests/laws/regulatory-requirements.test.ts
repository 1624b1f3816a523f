import type { Schemas } from '#server/contract/types.ts';

import { registerLaws } from './register-laws.ts';

registerLaws('RegulatoryRequirements', {
  values: { dueBy: ({ dueOn }: Schemas['RegulatoryRequirement']) => dueOn },
});
