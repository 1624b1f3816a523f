import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { ConflictMode } from '#machines/document-transfer/document-transfer.machine.ts';
import type { Versioned } from '#machines/record/record.types.ts';
import { uploadMachine } from '#machines/upload/upload.machine.ts';
import { uploadDocument, type Destination } from '#src/actors/upload-document.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { isolated } from '#src/components/bidi.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export interface DocumentUploads {
  readonly actor: ActorRefFrom<typeof uploadMachine>;
  /** How much of the current file was sent, in bytes. */
  readonly sent: number;
  /** Sends files to a folder; null for the top of the repository. */
  readonly choose: (files: Iterable<File>, folderId: string | null) => void;
  /** Sends a file as a new version of another. @param note what is new in it */
  readonly replace: (document: Versioned, file: File, note: string) => void;
  /** Sends a refused file again, with what is done about its name. */
  readonly settle: (key: string, onConflict: ConflictMode) => void;
}

/** The machine that sends files to a repository, with its services. */
export function useDocumentUploads(repositoryId: string): DocumentUploads {
  const api = useApi();
  const queryClient = useQueryClient();
  const [destinations] = useState(() => new Map<string, Destination>());
  const [sent, setSent] = useState(0);
  const [machine] = useState(() => {
    const destinationOf = (key: string) => {
      const destination = destinations.get(key);
      if (destination === undefined) throw new Error('The file is no longer known');
      return destination;
    };
    return uploadMachine.provide({
      actors: { uploadFile: uploadDocument(api, queryClient, repositoryId, { destinationOf, onProgress: setSent }) },
    });
  });
  const actor = useActorRef(machine);
  useNotices(actor, ({ name }) => toast.success('File uploaded', isolated(name)));
  const send = (chosen: Iterable<File>, to: Pick<Destination, 'folderId' | 'note'>, replaces: Versioned | null) => {
    const files = [...chosen].map((file) => ({ key: crypto.randomUUID(), file }));
    for (const { key, file } of files) destinations.set(key, { file, ...to, onConflict: 'STOP' });
    actor.send({
      type: 'files.chosen',
      files: files.map(({ key, file: { name, size } }) => ({ key, name, size, replaces })),
    });
  };
  return {
    actor,
    sent,
    choose: (files, folderId) => send(files, { folderId, note: '' }, null),
    replace: ({ id, version }, file, note) => send([file], { folderId: null, note }, { id, version }),
    settle: (key, onConflict) => {
      const destination = destinations.get(key);
      if (destination === undefined) return;
      destinations.set(key, { ...destination, onConflict });
      actor.send({ type: 'file.retried', key });
    },
  };
}
