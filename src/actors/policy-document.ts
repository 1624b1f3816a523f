import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { PolicySaveInput } from '#machines/policy-editing/policy-editing.types.ts';
import type { ReviewDraft, ReviewInput } from '#machines/policy-review/policy-review.machine.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient } from '#src/api/client.ts';
import { policyVersions, refreshPolicyVersions, type PolicyVersion } from '#src/api/policy-versions.ts';

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

async function send(api: ApiClient, id: string, draft: ReviewDraft, signal: AbortSignal): Promise<void> {
  const { step, version, contentSha256, reason, changeLog, size } = draft;
  const calls = policyVersions(api);
  if (step === 'ENDORSE' || step === 'REQUEST_CHANGES') {
    const verdict = step === 'ENDORSE' ? 'APPROVED' : 'REJECTED';
    await calls.review({ path: { id }, body: { version, contentSha256, verdict, reason }, signal });
  } else {
    const given = {
      ...(step === 'SUBMIT' && { changeLog }),
      ...(step === 'REVISE' && { size }),
      ...(step === 'APPROVE' && { contentSha256 }),
    };
    await calls.changeStatus({ path: { id }, body: { version, action: step, reason, ...given }, signal });
  }
}

/** Takes a step about a version, and fetches again what it changes. */
export const takeReviewStep = (api: ApiClient, queryClient: QueryClient, id: string) =>
  fromPromise<void, ReviewInput>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(api, id, draft, signal);
      } finally {
        await refreshPolicyVersions(queryClient);
      }
    }),
  );

/** A remark as it is written. */
export interface RemarkDraft {
  /** The words that it is about. */
  readonly quote: string;
  readonly text: string;
}

/** Adds a remark on a passage of the newest version. */
export function addRemark(api: ApiClient, queryClient: QueryClient, id: string) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<void, StepInput<RemarkDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { quote, text } = draft;
      await policyVersions(api).addRemark({
        path: { id },
        body: { quote, text },
        idempotencyKey: keyOf(draft),
        signal,
      });
      await refreshPolicyVersions(queryClient);
    }),
  );
}
