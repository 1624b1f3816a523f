import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { PolicySaveInput } from '#machines/policy-editing/policy-editing.types.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import {
  policyVersions,
  refreshPolicyVersions,
  type PassageComment,
  type PolicyVersion,
} from '#src/api/policy/policy-versions.ts';

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

/** What a person does about a version: a step of its lifecycle, or the verdict of a reviewer. */
export type ReviewStep = Schemas['PolicyAction'] | 'ENDORSE' | 'REQUEST_CHANGES';

/** What the dialog of a step asks for; each step uses some of it. */
export interface ReviewDraft {
  readonly step: ReviewStep;
  /** The version of the document that the person has read, and the hash of what it said. */
  readonly version: number;
  readonly contentSha256: string;
  readonly reason: string;
  readonly changeLog: string;
  readonly size: Schemas['PolicyChangeSize'];
  /** Who an approval asks to acknowledge the version: nobody, everyone again, or the chosen. */
  readonly whom: Schemas['AskedAgain'];
  readonly roles: readonly Schemas['AskedRole']['role'][];
  readonly memberIds: string[];
  /** Addresses as they were typed or pasted. */
  readonly addresses: string;
  /** The day on which they are asked; null for the first one on which the version applies. */
  readonly askOn: string | null;
}

type Recipients = readonly Schemas['AcknowledgementRecipient'][];

/** Who an approval asks. */
function askingOf({ whom, roles, memberIds, askOn }: ReviewDraft, recipients: Recipients) {
  const day = whom !== 'NOBODY' && askOn !== null ? { askOn } : {};
  if (whom !== 'CHOSEN') return { whom, ...day };
  return { whom, roles: [...roles], memberIds, recipients: recipients.map((one) => ({ ...one })), ...day };
}

interface ReviewCalls {
  readonly api: ApiClient;
  readonly id: string;
  /** Reads addresses as they were typed or pasted. */
  readonly recipientsOf: (addresses: string) => Recipients;
}

async function send({ api, id, recipientsOf }: ReviewCalls, draft: ReviewDraft, signal: AbortSignal): Promise<void> {
  const { step, version, contentSha256, reason, changeLog, size } = draft;
  const calls = policyVersions(api);
  if (step === 'ENDORSE' || step === 'REQUEST_CHANGES') {
    const verdict = step === 'ENDORSE' ? 'APPROVED' : 'REJECTED';
    await calls.review({ path: { id }, body: { version, contentSha256, verdict, reason }, signal });
  } else {
    const given = {
      ...(step === 'SUBMIT' && { changeLog }),
      ...(step === 'REVISE' && { size }),
      ...(step === 'APPROVE' && { contentSha256, asking: askingOf(draft, recipientsOf(draft.addresses)) }),
    };
    await calls.changeStatus({ path: { id }, body: { version, action: step, reason, ...given }, signal });
  }
}

/** Takes a step about a version, and fetches again what it changes. */
export const takeReviewStep = (calls: ReviewCalls, queryClient: QueryClient) =>
  fromPromise<void, StepInput<ReviewDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(calls, draft, signal);
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
