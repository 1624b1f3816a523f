import type { Handlers } from '#server/contract/types.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { chainOf } from './chain.ts';
import { contractHandlers } from './contracts.ts';
import { documentHandlers } from './documents.ts';
import { partExportHandlers } from './part-files/export.ts';
import { providerRegister } from './register.ts';
import { providerStatistics } from './statistics.ts';

export { ofFigure as providerFigures } from './figures.ts';
export { contractFile, documentFile } from './part-files/part-file.ts';
export { partTarget } from './part-files/target.ts';
export { providerRegister } from './register.ts';

/** The service provider register with its look-ups, the contracts and documents of providers, and their numbers. */
export const serviceProviderModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  | 'AssessmentTiers'
  | 'ContractStatuses'
  | 'ProviderContracts'
  | 'ProviderDocuments'
  | 'ProviderPartExports'
  | 'ServiceProviderFigures'
  | 'ServiceProviders'
  | 'ServiceTypes'
> => ({
  AssessmentTiers: lookupHandlers('assessmentTier'),
  ContractStatuses: lookupHandlers('contractStatus'),
  ProviderContracts: contractHandlers,
  ProviderDocuments: documentHandlers,
  ProviderPartExports: partExportHandlers,
  ServiceProviderFigures: {
    chain: ({ path: { id } }, context) => chainOf(id, context),
    statistics: providerStatistics,
  },
  ServiceProviders: registerHandlers(providerRegister, settings),
  ServiceTypes: lookupHandlers('serviceType'),
});
