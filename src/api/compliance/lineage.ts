import { queryOptions } from '@tanstack/react-query';

import { PlatformLineages } from '#openapi/generated/operations/platform-lineages.ts';
import { StandardLineages } from '#openapi/generated/operations/standard-lineages.ts';
import { StandardUpgrades } from '#openapi/generated/operations/standard-upgrades.ts';

import { ApiError } from '../connection/api-error.ts';
import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { complianceKey } from './own-controls.ts';
import { catalogueKey, type CatalogueSide } from './standards.ts';

export type StandardLineage = Schemas['StandardLineage'];
export type LineagePair = Schemas['LineagePair'];
export type LineageWording = Schemas['LineageWording'];
export type UpgradeOffer = Schemas['UpgradeOffer'];

const organisationLineages = clientOf(StandardLineages);
const platformLineages = clientOf(PlatformLineages);
export const standardUpgrades = clientOf(StandardUpgrades);

/** The calls that both sides have. */
export const lineageCalls = (api: ApiClient, side: CatalogueSide) =>
  side === 'PLATFORM' ? platformLineages(api) : organisationLineages(api);

/** What became of controls up to a version; null while it was not compared. */
export const lineageQuery = (api: ApiClient, side: CatalogueSide, versionId: string) =>
  queryOptions({
    queryKey: [...catalogueKey, side, 'lineage', versionId],
    queryFn: async ({ signal }): Promise<StandardLineage | null> => {
      try {
        return await lineageCalls(api, side).lineage({ path: { id: versionId }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Two versions, and controls of the former one by their codes: at most 50. */
export interface WordingOf {
  readonly side: CatalogueSide;
  readonly fromVersionId: string;
  readonly versionId: string;
  readonly codes: readonly string[];
}

/** The texts of controls in both versions. */
export const wordingQuery = (api: ApiClient, { side, fromVersionId, versionId, codes }: WordingOf) =>
  queryOptions({
    queryKey: [...catalogueKey, side, 'wording', versionId, fromVersionId, ...codes],
    queryFn: ({ signal }): Promise<LineageWording[]> =>
      lineageCalls(api, side).wording({ path: { id: versionId }, query: { fromVersionId, codes: [...codes] }, signal }),
  });

/** What an upgrade of an adopted standard would do, and which one can be undone. */
export const upgradeOfferQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [complianceKey, 'upgrade', id],
    queryFn: ({ signal }): Promise<UpgradeOffer> => standardUpgrades(api).offer({ path: { id }, signal }),
  });
