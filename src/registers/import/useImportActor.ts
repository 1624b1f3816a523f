import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { importMachine } from '#machines/import/import.machine.ts';
import { importActors } from '#src/actors/imports.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { staleAfterChange, type Kind, type RecordSource } from '#src/api/record/register.ts';

export type ImportActor = ActorRefFrom<typeof importMachine>;

/** What an import changes. */
export type ImportSource = Pick<RecordSource<Kind>, 'name' | 'alsoInvalidates'>;

interface Importing {
  readonly actor: ImportActor;
  /** How much of the file was sent, in bytes. */
  readonly sent: number;
  readonly choose: (file: File) => void;
}

/** The machine of an import into a register, with its services. */
export function useImportActor(source: ImportSource): Importing {
  const api = useApi();
  const queryClient = useQueryClient();
  const [contents] = useState(() => new Map<string, Blob>());
  const [sent, setSent] = useState(0);
  const [machine] = useState(() =>
    importMachine.provide({
      actors: importActors(api, {
        kind: source.name,
        contentOf(key) {
          const content = contents.get(key);
          if (content === undefined) throw new Error('The file is no longer known');
          return content;
        },
        onProgress: setSent,
        onChanged: () => void queryClient.invalidateQueries({ predicate: staleAfterChange(source) }),
      }),
    }),
  );
  const actor = useActorRef(machine);
  const choose = (file: File) => {
    const key = crypto.randomUUID();
    contents.clear();
    contents.set(key, file);
    actor.send({ type: 'file.chosen', file: { key, name: file.name, size: file.size } });
  };
  return { actor, sent, choose };
}
