import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';

import { platformScope } from '../scope.ts';
import { addModule, changeModule, listedModules, removeModule } from './modules.ts';
import { listedOrganisations, setModules } from './organisations.ts';

/** The modules of the platform, and which organisations have which. */
export const moduleHandlers = (platform: PlatformDatabase): HandlersOf<'CatalogueModules'> => ({
  modules: () => listedModules(platform),
  addModule: ({ body }, context) => platformScope(platform, context).within((work) => addModule(work, body)),
  changeModule: ({ path: { id }, body }, context) =>
    platformScope(platform, context).within((work) => changeModule(work, id, body)),
  removeModule: ({ path: { id } }, context) =>
    platformScope(platform, context).within((work) => removeModule(work, id)),
  organisations: ({ query }) => listedOrganisations(platform, query),
  setModules: ({ path: { id }, body: { moduleIds } }, context) =>
    platformScope(platform, context).within((work) => setModules(work, id, moduleIds)),
});
