import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { documentBatchMachine, type DocumentBatchNotice } from '#machines/document-batch/document-batch.machine.ts';
import { bringBackDocuments } from '#src/actors/bring-back-documents.ts';
import { takeDocumentBatch } from '#src/actors/document-batch.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { counted } from '#src/components/words.ts';
import { offerUndo } from '#src/registers/offer-undo.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type BatchActor = ActorRefFrom<typeof documentBatchMachine>;

/** As short as in the head of a folder. */
export const entries = { one: 'entry', many: 'entries' };

/** The machine of what is done with several files and folders, with its service. @param onDone called once it was tried with all */
export function useBatchActor(onDone: () => void): BatchActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    documentBatchMachine.provide({ actors: { take: takeDocumentBatch(api, queryClient) } }),
  );
  const actor = useActorRef(machine);
  useNotices<DocumentBatchNotice>(actor, ({ task, done }) => {
    onDone();
    if (done.length === 0) return;
    const what = counted(done.length, entries);
    switch (task) {
      case 'MOVE':
        return toast.success('Moved successfully', what);
      case 'LABEL':
        return toast.success('Labels added', what);
      case 'REMOVE':
        return offerUndo({ removed: done, what, restoreRecords: bringBackDocuments(api, queryClient) });
    }
  });
  return actor;
}
