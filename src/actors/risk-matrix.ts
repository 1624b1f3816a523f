import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { ApiClient } from '#src/api/connection/client.ts';
import {
  refreshMatrix,
  riskMatrices,
  type MatrixPreview,
  type MatrixProposal,
  type RiskMatrix,
} from '#src/api/risk/risk-matrix.ts';

import { failing } from './failure.ts';

/** Reads the matrix. */
export const loadMatrix = (api: ApiClient) =>
  fromPromise<RiskMatrix>(({ signal }) => failing(() => riskMatrices(api).read({ signal })));

/** Reads what a proposed matrix would change. */
export const previewMatrix = (api: ApiClient) =>
  fromPromise<MatrixPreview, MatrixProposal>(({ input, signal }) =>
    failing(() => riskMatrices(api).preview({ body: input, signal })),
  );

/** Replaces the matrix, and fetches again what that changes. */
export const applyMatrix = (api: ApiClient, queryClient: QueryClient) =>
  fromPromise<RiskMatrix, MatrixProposal>(({ input, signal }) =>
    failing(async () => {
      const matrix = await riskMatrices(api).apply({ body: input, signal });
      await refreshMatrix(queryClient);
      return matrix;
    }),
  );
