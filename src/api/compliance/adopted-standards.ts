import { queryOptions } from '@tanstack/react-query';

import { AdoptedStandards } from '#openapi/generated/operations/adopted-standards.ts';
import { MaturityModels } from '#openapi/generated/operations/maturity-models.ts';
import { Standards } from '#openapi/generated/operations/standards.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { complianceKey } from './own-controls.ts';

export type AdoptedStandard = Schemas['AdoptedStandard'];
export type AdoptionPreview = Schemas['AdoptionPreview'];
export type StandardVersion = Schemas['StandardVersion'];
export type StandardCatalogue = Schemas['StandardCatalogue'];
export type StandardParameter = Schemas['StandardParameter'];

export const adoptedStandards = clientOf(AdoptedStandards);
const maturityModels = clientOf(MaturityModels);
const standards = clientOf(Standards);

/** The standards that the organisation has adopted, by title. */
export const adoptedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [complianceKey, 'adopted'],
    queryFn: ({ signal }): Promise<AdoptedStandard[]> => adoptedStandards(api).adopted({ signal }),
  });

/** The published versions that the organisation may adopt and has not. */
export const adoptableQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [complianceKey, 'adoptable'],
    queryFn: ({ signal }): Promise<StandardVersion[]> => adoptedStandards(api).adoptable({ signal }),
  });

/** A version of a standard with its levels, groups and controls: once it is published, it never changes. */
export const catalogueQuery = (api: ApiClient, versionId: string) =>
  queryOptions({
    queryKey: ['standard-catalogue', versionId],
    queryFn: ({ signal }): Promise<StandardCatalogue> => standards(api).get({ path: { id: versionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What an organisation fills in of a version, which never changes once that is published. */
export const standardParametersQuery = (api: ApiClient, versionId: string) =>
  queryOptions({
    queryKey: ['standard-parameters', versionId],
    queryFn: ({ signal }): Promise<StandardParameter[]> =>
      standards(api).parameters({ path: { id: versionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The maturity models that an organisation chooses from. */
export const maturityModelsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['maturity-models'],
    queryFn: ({ signal }) => maturityModels(api).models({ signal }),
  });
