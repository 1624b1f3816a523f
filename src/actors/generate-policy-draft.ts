import { fromPromise } from 'xstate';

import type { DraftRequest } from '#machines/ai-draft/ai-draft.machine.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { policyDrafts, type DraftedPolicySection, type PolicyDraftInput } from '#src/api/policy/policy-drafts.ts';

import { failing, failureOf } from './failure.ts';

/** The sections of a draft. */
export interface DraftedDocument {
  readonly sections: readonly DraftedPolicySection[];
  /** Why there are no more of them; null if they are complete. */
  readonly endedEarly: string | null;
}

/** What is shown of a draft while it is written. */
export interface WrittenSoFar {
  readonly sections: readonly DraftedPolicySection[];
  /** The text of the section that is being written. */
  readonly text: string;
}

/**
 * Listens to a draft until its last section; stopping it ends the draft. What was written before a failure is kept: a
 * section is of use without the next one.
 */
export const generatePolicyDraft = (api: ApiClient, show: (written: WrittenSoFar) => void) =>
  fromPromise<DraftedDocument, DraftRequest<PolicyDraftInput>>(({ input: { subject }, signal }) =>
    failing(async () => {
      const sections: DraftedPolicySection[] = [];
      let text = '';
      const showAll = () => show({ sections: [...sections], text });
      showAll();
      try {
        for await (const event of policyDrafts(api).draft({ body: subject, signal })) {
          text = event.section === null ? text + (event.text ?? '') : '';
          if (event.section !== null) sections.push(event.section);
          showAll();
        }
      } catch (error) {
        if (sections.length === 0) throw error;
        return { sections, endedEarly: failureOf(error).message };
      }
      if (sections.length === 0) throw ApiError.unreachable('there was no section');
      return { sections, endedEarly: null };
    }),
  );
