import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { aiDraftMachine, type Proposal } from '#machines/ai-draft/ai-draft.machine.ts';
import { generateDraft } from '#src/actors/generate-draft.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';

import type { RiskDraft } from './risk-kind.ts';

export type AiDraftActor = ActorRefFrom<typeof aiDraftMachine>;

/** Sets the levels of a proposal that the person has accepted. */
function takeOver({ assessments }: Proposal, { change }: RecordForm<RiskDraft>): void {
  for (const { stage, likelihood, impact } of assessments)
    change(stage, { likelihoodId: likelihood.step.id, impactId: impact.step.id });
}

/** The machine that drafts the ratings of the risk in the form, with its service, and the text while it is written. */
export function useAiDraftActor(form: RecordForm<RiskDraft>): { readonly actor: AiDraftActor; readonly text: string } {
  const api = useApi();
  const [text, setText] = useState('');
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  const [fields] = useState(() => () => latest.current.draft);
  const [machine] = useState(() =>
    aiDraftMachine.provide({ actors: { generateDraft: generateDraft(api, { fields, showText: setText }) } }),
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    const subscription = actor.on('draft.taken', ({ proposal }) => takeOver(proposal, latest.current));
    return () => subscription.unsubscribe();
  }, [actor]);
  return { actor, text };
}
