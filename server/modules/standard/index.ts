import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';

import { sheetFile } from './files/write-file.ts';
import { importedOnce } from './import.ts';
import { finishLineages } from './lineage/stored.ts';
import { adoptedValues, parametersShown } from './parameters.ts';
import { catalogueShown, listedVersions, textsShown, versionShown } from './queries.ts';
import { organisationScope, platformScope, type CatalogueScope } from './scope.ts';
import { sha256Of } from './sha256.ts';
import { endDraft, exportedFile, fillFromFile, importFile, readProposal, sourceFile } from './slow-work/files.ts';
import { importShipped } from './slow-work/shipped.ts';
import { moveVersion, ownVersion } from './versions.ts';

export { nameOf, versionsSeen } from './versions.ts';
export { groupsShown, versionsShown } from './queries.ts';
export { maturityModelHandlers } from './maturity/index.ts';
export { moduleHandlers } from './module/index.ts';
export { mayBeAdopted } from './offered.ts';
export { questionGroupHandlers, securityQuestionHandlers } from './bank/index.ts';
export { standardDraftHandlers } from './draft/index.ts';
export { lineageHandlers, platformLineageHandlers } from './lineage/index.ts';
export { lineageShown, reviewedLineage, storeReviewed, type StoredLineage } from './lineage/stored.ts';
export { mappingSetHandlers } from './slow-work/mapping-handlers.ts';
export { questionJobs } from './slow-work/generate-questions.ts';
export { sha256Of } from './sha256.ts';
export { modelSeed } from './seeds.ts';
export { moduleSeed } from './slow-work/module-seed.ts';
export { shippedModules } from './shipped/modules.ts';
export { standardSeed, standardUpdateSeed } from './slow-work/standard-seeds.ts';
export { storeVersion } from './store.ts';

const numberings = { ISO_27001_2022: iso27001Numbering } as const satisfies Record<
  Schemas['StandardNumbering'],
  object
>;

const listed = (scope: CatalogueScope) => scope.within(({ database }) => listedVersions(database));

const shown = (scope: CatalogueScope, id: string) => scope.within(({ database }) => catalogueShown(database, id));

const moved = (scope: CatalogueScope, id: string, { action }: Schemas['StandardVersionChange']) =>
  scope.within(async (work) => {
    await moveVersion(work, scope.ownerId, { id, action }, async () => {
      if (action === 'PUBLISH') await finishLineages(work.database, scope.ownerId, id);
    });
    return versionShown(await ownVersion(work.database, scope.ownerId, id));
  });

export { readVersion } from './read-version.ts';

/** The standards that an organisation sees, and its own. */
export const standardHandlers = (files: Files): HandlersOf<'Standards'> => ({
  versions: (_input, context) => listed(organisationScope(context)),
  get: ({ path: { id } }, context) => shown(organisationScope(context), id),
  control: async ({ path, query: { adoptedStandardId } }) =>
    textsShown(db, path, await adoptedValues(path.id, adoptedStandardId)),
  parameters: ({ path: { id } }) => parametersShown(id),
  readFile: ({ query, body }, context) => readProposal(organisationScope(context), query, body),
  importFile: (input, context) => importFile(organisationScope(context), files, input),
  numberingTemplate: async ({ path: { standard }, query: { format } }) => {
    const { title, ...catalogue } = numberings[standard];
    return sheetFile({ title, number: 'numbering' }, catalogue, format);
  },
  addNumbering: ({ body: { numbering } }, context) => {
    const scope = organisationScope(context);
    const catalogue = numberings[numbering];
    return scope.within((work) => importedOnce(work, scope.ownerId, catalogue, sha256Of(JSON.stringify(catalogue))));
  },
  fill: ({ path: { id }, body }, context) => fillFromFile(organisationScope(context), id, body),
  changeStatus: ({ path: { id }, body }, context) => moved(organisationScope(context), id, body),
  undoImport: ({ path: { id } }, context) => endDraft(organisationScope(context), files, { id, by: 'UNDO' }),
  discardDraft: ({ path: { id } }, context) => endDraft(organisationScope(context), files, { id, by: 'DISCARD' }),
  source: ({ path: { id } }, context) => sourceFile(organisationScope(context), files, id),
  exportFile: ({ path: { id }, query: { format } }, context) => exportedFile(organisationScope(context), id, format),
});

/** The catalogue of the platform. */
export function platformStandardHandlers(platform: PlatformDatabase, files: Files): HandlersOf<'PlatformStandards'> {
  return {
    versions: (_input, context) => listed(platformScope(platform, context)),
    get: ({ path: { id } }, context) => shown(platformScope(platform, context), id),
    control: ({ path }, context) =>
      platformScope(platform, context).within(({ database }) => textsShown(database, path, null)),
    readFile: ({ query, body }, context) => readProposal(platformScope(platform, context), query, body),
    importFile: (input, context) => importFile(platformScope(platform, context), files, input),
    importShipped: ({ body: { standard } }, context) => importShipped(platformScope(platform, context), standard),
    fill: ({ path: { id }, body }, context) => fillFromFile(platformScope(platform, context), id, body),
    changeStatus: ({ path: { id }, body }, context) => moved(platformScope(platform, context), id, body),
    undoImport: ({ path: { id } }, context) => endDraft(platformScope(platform, context), files, { id, by: 'UNDO' }),
    discardDraft: ({ path: { id } }, context) =>
      endDraft(platformScope(platform, context), files, { id, by: 'DISCARD' }),
    source: ({ path: { id } }, context) => sourceFile(platformScope(platform, context), files, id),
    exportFile: ({ path: { id }, query: { format } }, context) =>
      exportedFile(platformScope(platform, context), id, format),
  };
}
