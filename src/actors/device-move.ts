import { fromPromise } from 'xstate';

import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { moveDevices, proposeAssets } from '#src/api/information-asset/run-zero-assets.ts';

import { failing } from './failure.ts';

/** The services of the move of devices into the register. */
export const deviceMoveActors = (api: ApiClient) => ({
  propose: fromPromise<readonly Schemas['RunZeroProposal'][], readonly string[]>(({ input, signal }) =>
    failing(async () => (await proposeAssets(api, input, signal)).proposals),
  ),
  move: fromPromise<Schemas['RunZeroMoves'], readonly Schemas['RunZeroMoveOf'][]>(({ input }) =>
    failing(() => moveDevices(api, input)),
  ),
});
