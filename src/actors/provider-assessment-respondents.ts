import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ApiClient, Schemas } from '#src/api/connection/client.ts';
import {
  assessmentRespondents,
  refreshAssessments,
} from '#src/api/provider-assessment/service-provider-assessments.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** What is done about respondents: added, or an action on one of them. */
export interface RespondentStep {
  readonly step: Schemas['RespondentAction'] | 'ADD';
  /** Null if others are added. */
  readonly respondent: { readonly id: string; readonly version: number; readonly who: string } | null;
  /** For `ADD`: addresses as they were typed or pasted. */
  readonly text: string;
  /** For `ADD` and `DELEGATE`: the sections; empty for all. */
  readonly questionnaireIds: readonly string[];
}

/** Someone who is added. */
interface AddedPerson {
  readonly name: string;
  readonly email: string;
}

/**
 * Adds or changes respondents of an assessment, and fetches them again whatever came of it. People are added one by one: if
 * one is refused, those before stay added, and trying again leaves them out.
 * @param peopleIn reads what was typed; throws the refusal of what cannot be read
 */
export function changeRespondents(
  api: ApiClient,
  queryClient: QueryClient,
  id: string,
  peopleIn: (text: string) => readonly AddedPerson[],
) {
  const calls = assessmentRespondents(api);
  const keyOf = createIdempotencyKeys();

  async function add({ text, questionnaireIds }: RespondentStep, signal: AbortSignal): Promise<void> {
    const people = peopleIn(text);
    const present = await calls.all({ path: { id }, signal });
    const known = new Set(present.map(({ email }) => email.toLowerCase()));
    for (const { name, email } of people) {
      if (known.has(email.toLowerCase())) continue;
      const body = { name, email, questionnaireIds: [...questionnaireIds] };
      await calls.add({ path: { id }, body, idempotencyKey: keyOf(body), signal });
    }
  }

  async function send(draft: RespondentStep, signal: AbortSignal): Promise<void> {
    const { step, respondent, questionnaireIds } = draft;
    if (step === 'ADD' || respondent === null) return add(draft, signal);
    const given = step === 'DELEGATE' ? { questionnaireIds: [...questionnaireIds] } : {};
    const body = { version: respondent.version, action: step, ...given } as const;
    await calls.change({ path: { id: respondent.id }, body, signal });
  }

  return fromPromise<void, StepInput<RespondentStep>>(({ input: { draft }, signal }) =>
    failing(async () => {
      try {
        await send(draft, signal);
      } finally {
        await refreshAssessments(queryClient);
      }
    }),
  );
}
