import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { CatalogueModules } from '#openapi/generated/operations/catalogue-modules.ts';
import type { operations } from '#openapi/generated/types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type CatalogueModule = Schemas['CatalogueModule'];
export type OrganisationModules = Schemas['OrganisationModules'];
export type OrganisationModulesQuery = NonNullable<operations['CatalogueModules.organisations']['parameters']['query']>;

export const catalogueModules = clientOf(CatalogueModules);

/** The root query key of modules, and of which organisations have which. */
export const moduleKey = ['catalogue-module'] as const;

/** The modules of the platform. */
export const modulesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...moduleKey, 'list'],
    queryFn: ({ signal }) => catalogueModules(api).modules({ signal }),
  });

/** One page of organisations with their modules. */
export const organisationModulesQuery = (api: ApiClient, query: OrganisationModulesQuery) =>
  queryOptions({
    queryKey: [...moduleKey, 'organisations', query],
    queryFn: ({ signal }) => catalogueModules(api).organisations({ query, signal }),
    placeholderData: keepPreviousData,
  });
