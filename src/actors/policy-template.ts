import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { policies, type Policy } from '#src/api/policy/policies.ts';
import { createFromTemplate, type PolicyTemplate } from '#src/api/policy/policy-templates.ts';
import { staleAfterChange } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** What the dialog of a new policy asks for. */
export interface TemplateDraft {
  readonly template: PolicyTemplate | null;
  /** By the names of the template's placeholders. */
  readonly values: Readonly<Record<string, string>>;
}

/** The values that are sent: a field that is left empty has none. */
export const sentValues = ({ template, values }: TemplateDraft) =>
  (template?.placeholders ?? []).flatMap(({ name }) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? [] : [{ name, value }];
  });

/** Creates a policy from a starter policy, and fetches the policies again. @param onCreated is given the policy */
export function takeTemplate(api: ApiClient, queryClient: QueryClient, onCreated: (policy: Policy) => void) {
  // One key until the policy has its document: its creation may have been answered before that was written.
  let unfinished: { readonly draft: string; readonly key: string } | null = null;
  return fromPromise<void, StepInput<TemplateDraft>>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { template } = draft;
      if (template === null) throw new ApiError(400, 'Choose a policy');
      try {
        const chosen = { template, values: sentValues(draft) };
        const text = JSON.stringify(draft);
        if (unfinished?.draft !== text) unfinished = { draft: text, key: crypto.randomUUID() };
        const policy = await createFromTemplate(api, chosen, { idempotencyKey: unfinished.key, signal });
        unfinished = null;
        onCreated(policy);
      } finally {
        await queryClient.invalidateQueries({ predicate: staleAfterChange(policies) });
      }
    }),
  );
}
