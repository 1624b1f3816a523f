import { fromPromise } from 'xstate';

import type { DraftRequest, DraftSubject, Proposal } from '#machines/ai-draft/ai-draft.machine.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { riskDrafts } from '#src/api/risk/risk-drafts.ts';

import { failing } from './failure.ts';

/** What the service needs of the screen: the fields as they are, and where it shows the text while it is written. */
export interface DraftScreen {
  readonly fields: () => Schemas['RiskInput'];
  readonly showText: (text: string) => void;
}

/** Listens to a draft until its proposal; stopping it ends the draft. */
export const generateDraft = (api: ApiClient, { fields, showText }: DraftScreen) =>
  fromPromise<Proposal, DraftRequest<DraftSubject>>(({ input: { subject }, signal }) =>
    failing(async () => {
      let written = '';
      showText(written);
      for await (const { text, proposal } of riskDrafts(api)[subject]({ body: fields(), signal })) {
        if (text !== null) showText((written += text));
        if (proposal !== null) return proposal;
      }
      throw ApiError.unreachable('there was no proposal');
    }),
  );
