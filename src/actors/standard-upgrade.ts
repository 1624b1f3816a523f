import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { LineageInput, ReviewedLineage } from '#machines/lineage-review/lineage-review.machine.ts';
import type { UpgradeRequest } from '#machines/standard-upgrade/standard-upgrade.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { lineageCalls, lineageQuery, standardUpgrades, type StandardLineage } from '#src/api/compliance/lineage.ts';
import { complianceKey } from '#src/api/compliance/own-controls.ts';
import { refreshCompliance } from '#src/api/compliance/positions.ts';
import type { CatalogueSide } from '#src/api/compliance/standards.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';

import { failing } from './failure.ts';

/** A lineage as its review needs it. */
export const reviewedLineage = ({ from, to, version, confirmedAt, pairs }: StandardLineage): ReviewedLineage => ({
  fromVersionId: from.id,
  version,
  pairs,
  isFinal: confirmedAt !== null && to.status !== 'DRAFT',
});

/** Stores decisions about a lineage, and shows it as it is then. */
export const decideLineage = (
  api: ApiClient,
  queryClient: QueryClient,
  { side, versionId }: { readonly side: CatalogueSide; readonly versionId: string },
) =>
  fromPromise<ReviewedLineage, LineageInput>(({ input: { decisions }, signal }) =>
    failing(async () => {
      const query = lineageQuery(api, side, versionId);
      try {
        const lineage = await lineageCalls(api, side).decide({ path: { id: versionId }, body: decisions, signal });
        queryClient.setQueryData(query.queryKey, lineage);
        return reviewedLineage(lineage);
      } catch (error) {
        // Someone else may have decided meanwhile.
        await queryClient.invalidateQueries({ queryKey: query.queryKey });
        throw error;
      } finally {
        // What is reviewed is offered to those who have adopted the standard.
        if (decisions.finish) void queryClient.invalidateQueries({ queryKey: [complianceKey] });
      }
    }),
  );

/** Goes over to a newer version of an adopted standard. */
export const upgradeStandard = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<Schemas['UpgradeOutcome'], UpgradeRequest>(({ input: { input }, signal }) =>
    failing(async () => {
      try {
        const outcome = await standardUpgrades(api).upgrade({ path: { id }, body: input, signal });
        // Not awaited: what is offered then is another step, whose wizard takes the place of the one that has to say so.
        void refreshCompliance(queryClient);
        return outcome;
      } catch (error) {
        await refreshCompliance(queryClient);
        throw error;
      }
    }),
  );

/** The upgrade that is undone: the adopted standard as it was read. */
export interface UpgradeUndoDraft {
  readonly id: string;
  readonly version: number;
  readonly fromNumber: string;
  readonly toNumber: string;
  readonly touched: number;
  readonly keepsLevels: boolean;
  readonly keptParameters: readonly string[];
}

/** Goes back to the former version of an adopted standard. */
export const undoUpgrade = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<void, StepInput<UpgradeUndoDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await standardUpgrades(api).undo({ path: { id: draft.id }, body: { version: draft.version }, signal });
      } finally {
        await refreshCompliance(queryClient);
      }
    }),
  );
