import type { Handlers } from '#server/contract/types.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { ownControlRegister } from './register.ts';

export { namedBy, ownControlNumbers } from './named-by.ts';
export { moveReferences } from './references.ts';
export { liveOwnControl, ownControlRegister } from './register.ts';

/** The register of own controls. */
export const ownControlModule = (settings: RecordSettings): Pick<Handlers, 'OwnControls'> => ({
  OwnControls: registerHandlers(ownControlRegister, settings),
});
