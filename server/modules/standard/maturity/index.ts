import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';

import { platformScope } from '../scope.ts';
import { addModel, changeModel, listedModels, moveModel, removeModel } from './models.ts';

/** The maturity models of the platform. */
export const maturityModelHandlers = (platform: PlatformDatabase): HandlersOf<'PlatformMaturityModels'> => ({
  models: () => listedModels(platform),
  addModel: ({ body }, context) => platformScope(platform, context).within((work) => addModel(work, body)),
  changeModel: ({ path: { id }, body }, context) =>
    platformScope(platform, context).within((work) => changeModel(work, id, body)),
  changeStatus: ({ path: { id }, body: { action } }, context) =>
    platformScope(platform, context).within((work) => moveModel(work, id, action)),
  removeModel: ({ path: { id } }, context) => platformScope(platform, context).within((work) => removeModel(work, id)),
});
