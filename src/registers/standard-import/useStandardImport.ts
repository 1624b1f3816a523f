import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { standardName } from '#domain/compliance/standard-name.ts';
import { standardImportMachine } from '#machines/standard-import/standard-import.machine.ts';
import { standardImportActors } from '#src/actors/standard-import.ts';
import { catalogueKey, type CatalogueSide } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

export type StandardImportActor = ActorRefFrom<typeof standardImportMachine>;

interface StandardImporting {
  readonly actor: StandardImportActor;
  /** How much of the file was sent, in bytes. */
  readonly sent: number;
  readonly choose: (file: File) => void;
}

/** The machine of the import of a standard, with its services. */
export function useStandardImport(side: CatalogueSide): StandardImporting {
  const api = useApi();
  const queryClient = useQueryClient();
  const [contents] = useState(() => new Map<string, Blob>());
  const [sent, onProgress] = useState(0);
  const [machine] = useState(() => {
    const contentOf = (key: string) => {
      const content = contents.get(key);
      if (content === undefined) throw new Error('The file is no longer known');
      return content;
    };
    return standardImportMachine.provide({ actors: standardImportActors({ api, side, contentOf, onProgress }) });
  });
  const actor = useActorRef(machine);
  useNotices(actor, ({ type, version: { title, number } }) => {
    void queryClient.invalidateQueries({ queryKey: catalogueKey });
    switch (type) {
      case 'standard.imported':
        toast.success('Standard imported', standardName({ title, number }));
        break;
      case 'import.undone':
        toast.success('Import undone', standardName({ title, number }));
        break;
    }
  });
  const choose = (file: File) => {
    const key = crypto.randomUUID();
    contents.clear();
    contents.set(key, file);
    actor.send({ type: 'file.chosen', file: { key, name: file.name, size: file.size } });
  };
  return { actor, sent, choose };
}
