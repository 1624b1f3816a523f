import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { questionnaireBuilderMachine } from '#machines/questionnaire-builder/questionnaire-builder.machine.ts';
import { loadContent, saveEdits, watchNetwork } from '#src/actors/template-content.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';

export type BuilderActor = ActorRefFrom<typeof questionnaireBuilderMachine>;

/** The machine of a template's content, with its services. */
export function useBuilder(templateId: string): BuilderActor {
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    questionnaireBuilderMachine.provide({
      actors: { load: loadContent(api, templateId), save: saveEdits(api, queryClient, templateId), watchNetwork },
    }),
  );
  return useActorRef(machine);
}
