import type { Handlers } from '#server/contract/types.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { readingHandlers } from './readings.ts';
import { objectiveRegister } from './register.ts';

export { objectiveRegister } from './register.ts';

/** The register of objectives, and their readings. */
export const objectiveModule = (settings: RecordSettings): Pick<Handlers, 'ObjectiveReadings' | 'Objectives'> => ({
  ObjectiveReadings: readingHandlers,
  Objectives: registerHandlers(objectiveRegister, settings),
});
