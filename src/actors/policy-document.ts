import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { PolicySaveInput } from '#machines/policy-editing/policy-editing.types.ts';
import type { ReviewInput } from '#machines/policy-review/policy-review.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient } from '#src/api/client.ts';
import {
  policyVersions,
  refreshPolicyVersions,
  type PassageComment,
  type PolicyVersion,
} from '#src/api/policy-versions.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Reads the newest version of a policy. */
export const loadDocument = (api: ApiClient, id: string) =>
  fromPromise<PolicyVersion>(({ signal }) =>
    failing(async () => {
      const [newest] = await policyVersions(api).all({ path: { id }, signal });
      if (newest === undefined) throw new Error('The policy has no version');
      return policyVersions(api).get({ path: { id: newest.id }, signal });
    }),
  );

/** Stores what an author has written. */
export const saveDocument = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<PolicyVersion, PolicySaveInput>(({ input: { base, draft }, signal }) =>
    failing(async () => {
      const body = { ...draft, version: base.version, changeLog: base.changeLog };
      const stored = await policyVersions(api).write({ path: { id }, body, signal });
      await refreshPolicyVersions(queryClient);
      return stored;
    }),
  );

/** Who an approval asks. */
function askingOf({ draft: { whom, roles, memberIds, askOn }, recipients }: ReviewInput) {
  const day = whom !== 'NOBODY' && askOn !== null ? { askOn } : {};
  if (whom !== 'CHOSEN') return { whom, ...day };
  return { whom, roles: [...roles], memberIds, recipients: recipients.map((one) => ({ ...one })), ...day };
}

async function send(api: ApiClient, id: string, input: ReviewInput, signal: AbortSignal): Promise<void> {
  const { step, version, contentSha256, reason, changeLog, size } = input.draft;
  const calls = policyVersions(api);
  if (step === 'ENDORSE' || step === 'REQUEST_CHANGES') {
    const verdict = step === 'ENDORSE' ? 'APPROVED' : 'REJECTED';
    await calls.review({ path: { id }, body: { version, contentSha256, verdict, reason }, signal });
  } else {
    const given = {
      ...(step === 'SUBMIT' && { changeLog }),
      ...(step === 'REVISE' && { size }),
      ...(step === 'APPROVE' && { contentSha256, asking: askingOf(input) }),
    };
    await calls.changeStatus({ path: { id }, body: { version, action: step, reason, ...given }, signal });
  }
}

/** Takes a step about a version, and fetches again what it changes. */
export const takeReviewStep = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, ReviewInput>(({ input, signal }) =>
    failing(async () => {
      try {
        await send(api, id, input, signal);
      } finally {
        await refreshPolicyVersions(queryClient);
      }
    }),
  );

/** A remark as it is written. */
export interface RemarkDraft {
  /** The words that it is about. */
  readonly quote: string;
  /** Where they are in the text. */
  readonly anchor: PassageComment['anchor'];
  readonly text: string;
}

/** Adds a remark on a passage of the newest version. */
export function addRemark(api: ApiClient, queryClient: QueryClient, id: string) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<RemarkDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { quote, anchor, text } = draft;
      await policyVersions(api).addRemark({
        path: { id },
        body: { quote, anchor, text },
        idempotencyKey: keyOf(draft),
        signal,
      });
      await refreshPolicyVersions(queryClient);
    }),
  );
}

/** An answer to a remark as it is written. */
export interface ReplyDraft {
  readonly remarkId: string;
  /** The words that the remark is about. */
  readonly quote: string;
  readonly text: string;
}

/** Answers a remark. */
export function replyToRemark(api: ApiClient, queryClient: QueryClient) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<ReplyDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { remarkId: id, text } = draft;
      await policyVersions(api).replyToRemark({ path: { id }, body: { text }, idempotencyKey: keyOf(draft), signal });
      await refreshPolicyVersions(queryClient);
    }),
  );
}
