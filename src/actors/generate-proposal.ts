import { fromPromise } from 'xstate';

import type { DraftRequest } from '#machines/ai-draft/ai-draft.machine.ts';
import { ApiError } from '#src/api/connection/api-error.ts';

import { failing } from './failure.ts';

/** A part of the text while it is written; at the end the proposal. */
interface ProposalEvent<Proposed> {
  readonly text: string | null;
  readonly proposal: Proposed | null;
}

/** Asks for a draft of a subject. */
export type Drafting<Subject, Proposed> = (
  body: Subject,
  signal: AbortSignal,
) => AsyncIterable<ProposalEvent<Proposed>>;

/** Listens to a draft until its proposal; stopping it ends the draft. */
export const generateProposal = <Subject, Proposed>(
  draft: Drafting<Subject, Proposed>,
  showText: (text: string) => void,
) =>
  fromPromise<Proposed, DraftRequest<Subject>>(({ input: { subject }, signal }) =>
    failing(async () => {
      let written = '';
      showText(written);
      for await (const { text, proposal } of draft(subject, signal)) {
        if (text !== null) showText((written += text));
        if (proposal !== null) return proposal;
      }
      throw ApiError.unreachable('there was no proposal');
    }),
  );
