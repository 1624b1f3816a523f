import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { runZeroImportMachine } from '#machines/run-zero-import/run-zero-import.machine.ts';
import { importDevicesActor } from '#src/actors/run-zero-import.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { runZeroKey } from '#src/api/information-asset/run-zero-assets.ts';
import { useNotices } from '#src/components/useNotices.ts';

interface RunZeroImporting {
  readonly actor: ActorRefFrom<typeof runZeroImportMachine>;
  /** How much of the file was sent, in bytes. */
  readonly sent: number;
  readonly choose: (file: File) => void;
}

/** The machine of the import of devices, with its service. */
export function useRunZeroImport(): RunZeroImporting {
  const api = useApi();
  const queryClient = useQueryClient();
  const [contents] = useState(() => new Map<string, Blob>());
  const [sent, setSent] = useState(0);
  const [machine] = useState(() => {
    const contentOf = (key: string) => {
      const content = contents.get(key);
      if (content === undefined) throw new Error('The file is no longer known');
      return content;
    };
    return runZeroImportMachine.provide({ actors: { importDevices: importDevicesActor(api, contentOf, setSent) } });
  });
  const actor = useActorRef(machine);
  useNotices(actor, () => void queryClient.invalidateQueries({ queryKey: runZeroKey }));
  const choose = (file: File) => {
    const key = crypto.randomUUID();
    contents.clear();
    contents.set(key, file);
    actor.send({ type: 'file.chosen', file: { key, name: file.name, size: file.size } });
  };
  return { actor, sent, choose };
}
