import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { ExemptionCourse } from '#openapi/generated/operations/exemption-course.ts';
import { ExemptionFigures } from '#openapi/generated/operations/exemption-figures.ts';
import { Exemptions } from '#openapi/generated/operations/exemptions.ts';
import { exemption } from '#openapi/generated/records.ts';

import { clientOf } from './connection/client-of.ts';
import type { ApiClient, Schemas } from './connection/client.ts';
import type { PickerQuery } from './record/picker.ts';
import { registerSource } from './record/record-source.ts';
import { staleAfterChange, type KindOf, type RegisterSource } from './record/register.ts';

export type Exemption = Schemas['Exemption'];
export type ExemptionKind = KindOf<'Exemptions'>;
export type Extension = Schemas['ExemptionExtension'];
export type ExemptionStatistics = Schemas['ExemptionStatistics'];

export const exemptions: RegisterSource<ExemptionKind> = registerSource(exemption, clientOf(Exemptions));

export const exemptionCourse = clientOf(ExemptionCourse);
const exemptionFigures = clientOf(ExemptionFigures);

const extensionsKey = 'exemption-extensions';

/** The extensions of an exemption, the newest first. */
export const extensionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [extensionsKey, id],
    queryFn: ({ signal }): Promise<Extension[]> => exemptionCourse(api).extensions({ path: { id }, signal }),
  });

/** The controls of risks that a picker asks for. */
export const controlOptionsQuery = (api: ApiClient, query: PickerQuery) =>
  queryOptions({
    queryKey: ['exemption-controls', query],
    queryFn: ({ signal }) => exemptionCourse(api).controls({ query, signal }),
  });

/** The numbers of exemptions: with the key of exemptions, so that a change of one makes them stale. */
export const exemptionStatisticsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['exemption', 'statistics'],
    queryFn: ({ signal }): Promise<ExemptionStatistics> => exemptionFigures(api).statistics({ signal }),
  });

/** The exemptions in force from a policy, or from the controls of a risk. */
export const exemptionsInForceQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['exemption', 'in-force', id],
    queryFn: ({ signal }) => exemptionFigures(api).ofRecord({ path: { id }, signal }),
  });

/** Fetches exemptions again, with their extensions. */
export const refreshExemptions = async (queryClient: QueryClient): Promise<void> => {
  const isStale = staleAfterChange(exemptions);
  await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === extensionsKey || isStale(query) });
};
