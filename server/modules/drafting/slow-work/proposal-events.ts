import type { Drafter, DraftRequest } from '#server/ai/ai.ts';

/** A part of the text while it is written; at the end the proposal, with the name of the model that wrote it. */
type ProposalEvent<Proposal> =
  | { readonly text: string; readonly proposal: null }
  | { readonly text: null; readonly proposal: Proposal & { readonly modelName: string | null } };

/** The events of a draft that ends with one proposal. */
export async function* proposalEvents<Proposal extends object>(
  drafter: Drafter,
  request: DraftRequest<Proposal>,
  signal: AbortSignal,
): AsyncGenerator<ProposalEvent<Proposal>, void> {
  const draft = drafter.draft(request, signal);
  for (let next = await draft.next(); ; next = await draft.next()) {
    if (next.done === true) {
      yield { text: null, proposal: { ...next.value, modelName: drafter.model } };
      return;
    }
    yield { text: next.value, proposal: null };
  }
}
