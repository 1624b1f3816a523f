import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { documentRemovalMachine } from '#machines/document-removal/document-removal.machine.ts';
import { documentTransferMachine } from '#machines/document-transfer/document-transfer.machine.ts';
import { bringBackDocuments } from '#src/actors/bring-back-documents.ts';
import { findDocumentUses, removeDocument } from '#src/actors/document-removal.ts';
import { transferDocument } from '#src/actors/document-transfer.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshDocuments } from '#src/api/document.ts';
import { isolated } from '#src/components/bidi.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { offerUndo } from '#src/registers/offer-undo.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type TransferActor = ActorRefFrom<typeof documentTransferMachine>;
export type DocumentRemovalActor = ActorRefFrom<typeof documentRemovalMachine>;

/** It is shown again as it is now. */
function useOutdated() {
  const queryClient = useQueryClient();
  return (name: string) => {
    toast.error(`${isolated(name)} has changed`, 'Someone else has changed it meanwhile. Look at it as it is now.');
    void refreshDocuments(queryClient);
  };
}

/** The machine of copying and moving, with its service. */
export function useTransferActor(): TransferActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const outdated = useOutdated();
  const [machine] = useState(() =>
    documentTransferMachine.provide({ actors: { transfer: transferDocument(api, queryClient) } }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, (notice) => {
    if (notice.type === 'entry.outdated') outdated(notice.transfer.entry.name);
    else {
      const { folder, name, repository } = notice.to;
      const place = [repository, folder].filter((one) => one !== null).map(isolated);
      const done = notice.transfer.task === 'COPY' ? 'Copied successfully' : 'Moved successfully';
      toast.success(done, place.length === 0 ? isolated(name) : `${isolated(name)}, in ${place.join(' / ')}`);
    }
  });
  return actor;
}

/** The machine of removals, with its services; what was removed can be brought back at once. */
export function useDocumentRemovalActor(): DocumentRemovalActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const outdated = useOutdated();
  const [machine] = useState(() =>
    documentRemovalMachine.provide({
      actors: { findUses: findDocumentUses(api), remove: removeDocument(api, queryClient) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, ({ type, entry }) => {
    if (type === 'entry.outdated') outdated(entry.name);
    else
      offerUndo({
        removed: [entry],
        what: isolated(entry.name),
        restoreRecords: bringBackDocuments(api, queryClient),
      });
  });
  return actor;
}
