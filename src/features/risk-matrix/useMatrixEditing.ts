import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { matrixEditingMachine } from '#machines/matrix-editing/matrix-editing.machine.ts';
import { applyMatrix, loadMatrix, previewMatrix } from '#src/actors/risk-matrix.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type MatrixActor = ActorRefFrom<typeof matrixEditingMachine>;

/** The machine of the matrix, with its services. */
export function useMatrixEditing(): MatrixActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    matrixEditingMachine.provide({
      actors: { load: loadMatrix(api), preview: previewMatrix(api), apply: applyMatrix(api, queryClient) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, () => toast.success('Risk matrix updated'));
  return actor;
}
