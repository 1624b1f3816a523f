import type { DraftSubject, Proposal } from '#machines/ai-draft/ai-draft.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import { riskDrafts } from '#src/api/risk/risk-drafts.ts';

import { generateProposal } from './generate-proposal.ts';

/** What the service needs of the screen: the fields as they are, and where it shows the text while it is written. */
export interface DraftScreen {
  readonly fields: () => Schemas['RiskInput'];
  readonly showText: (text: string) => void;
}

/** Listens to a draft of a risk's assessments until its proposal; stopping it ends the draft. */
export const generateDraft = (api: ApiClient, { fields, showText }: DraftScreen) =>
  generateProposal<DraftSubject, Proposal>(
    (subject, signal) => riskDrafts(api)[subject]({ body: fields(), signal }),
    showText,
  );
