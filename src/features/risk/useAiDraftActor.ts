import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import { controlInWords } from '#domain/words/risk-control.ts';
import { aiDraftMachine, type Proposal } from '#machines/ai-draft/ai-draft.machine.ts';
import { generateDraft } from '#src/actors/generate-draft.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { controlParts, type RiskControl } from '#src/api/risk/risk-controls.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { useNotices } from '#src/components/useNotices.ts';

import type { RiskDraft } from './risk-kind.ts';

export type AiDraftActor = ActorRefFrom<typeof aiDraftMachine>;

/** Sets the levels of a proposal that the person has accepted. */
function takeOver({ assessments }: Proposal, { change }: RecordForm<RiskDraft>): void {
  for (const { stage, likelihood, impact } of assessments)
    change(stage, { likelihoodId: likelihood.step.id, impactId: impact.step.id });
}

/** The contract's limit of `existingControls`. */
const longestText = 10_000;

/** What a draft is made from: the form, with the listed controls as far as its text of controls has room for them. */
function withControls(draft: RiskDraft, controls: readonly RiskControl[]): RiskDraft {
  let { existingControls } = draft;
  for (const words of controls.map(controlInWords)) {
    const longer = existingControls.trim() === '' ? words : `${existingControls}\n${words}`;
    if (longer.length <= longestText) existingControls = longer;
  }
  return { ...draft, existingControls };
}

/** The machine that drafts the ratings of the risk in the form, with its service, and the text while it is written. */
export function useAiDraftActor(
  form: RecordForm<RiskDraft>,
  risk: Risk | null,
): { readonly actor: AiDraftActor; readonly text: string } {
  const api = useApi();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  const [fields] = useState(() => () => {
    const listed = risk && queryClient.getQueryData(controlParts.query(api, risk.id).queryKey);
    return withControls(latest.current.draft, listed ?? []);
  });
  const [machine] = useState(() =>
    aiDraftMachine.provide({ actors: { generateDraft: generateDraft(api, { fields, showText: setText }) } }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, ({ proposal }) => takeOver(proposal, form));
  return { actor, text };
}
