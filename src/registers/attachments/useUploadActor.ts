import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { Versioned } from '#machines/record/record.types.ts';
import { uploadMachine } from '#machines/upload/upload.machine.ts';
import { uploadFile, type UploadScreen } from '#src/actors/upload-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { isolated } from '#src/components/bidi.ts';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type UploadActor = ActorRefFrom<typeof uploadMachine>;

export interface Uploads {
  readonly actor: UploadActor;
  /** How much of the current file was sent, in bytes. */
  readonly sent: number;
  readonly choose: (files: Iterable<File>) => void;
  /** Sends a file as a new version of an attached one. */
  readonly replace: (attached: Versioned, file: File) => void;
}

/** The machine that attaches files to a record, with its services. */
export function useUploadActor(recordId: string): Uploads {
  const api = useApi();
  const queryClient = useQueryClient();
  return useUploads('File attached', (screen) => uploadFile(api, queryClient, recordId, screen));
}

/**
 * The machine that sends files one after the other, with its services.
 * @param done what is said of each that was sent @param serviceOf sends one
 */
export function useUploads(done: string, serviceOf: (screen: UploadScreen) => ReturnType<typeof uploadFile>): Uploads {
  const [contents] = useState(() => new Map<string, Blob>());
  const [sent, setSent] = useState(0);
  const [machine] = useState(() => {
    const contentOf = (key: string) => {
      const content = contents.get(key);
      if (content === undefined) throw new Error('The file is no longer known');
      return content;
    };
    return uploadMachine.provide({ actors: { uploadFile: serviceOf({ contentOf, onProgress: setSent }) } });
  });
  const actor = useActorRef(machine);
  useNotices(actor, ({ name }) => toast.success(done, isolated(name)));
  const send = (chosen: Iterable<File>, replaces: Versioned | null) => {
    const files = [...chosen].map((file) => ({ key: crypto.randomUUID(), file }));
    for (const { key, file } of files) contents.set(key, file);
    actor.send({
      type: 'files.chosen',
      files: files.map(({ key, file: { name, size } }) => ({ key, name, size, replaces })),
    });
  };
  return {
    actor,
    sent,
    choose: (files) => send(files, null),
    replace: ({ id, version }, file) => send([file], { id, version }),
  };
}
