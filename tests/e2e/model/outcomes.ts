import type { Failure } from '#machines/failure.ts';

import type { Outcome } from '../support/fault-gate.ts';

/** The result of an actor on a path. */
export type ActorAnswer =
  | { readonly kind: 'answers'; readonly output: unknown }
  | { readonly kind: 'refuses'; readonly failure: Failure };

/** No response until the actor's timeout. */
export interface Silence {
  readonly do: 'wait';
  readonly milliseconds: number;
}

/** An expired token, once; the retried request passes to the server. */
export interface Renewal {
  readonly do: 'renew';
  readonly first: Outcome;
}

export const pass: Outcome = { do: 'pass' };
export const drop: Outcome = { do: 'drop' };

/** A simulated response. */
export const answerWith = (status: number, body: object): Extract<Outcome, { do: 'answer' }> => ({
  do: 'answer',
  status,
  body: JSON.stringify(body),
});

/** A provider's message for developers; no path may show it. */
export const providerWords = 'Refused at https://identity.internal:8443/v1 by clerk-js';

/** An error in the identity's format (identity-protocol.md, section 2). */
const identityRefusal = (status: number, { code, fieldErrors }: Failure): Outcome => {
  const [param] = Object.keys(fieldErrors);
  const meta = param === undefined ? {} : { param_name: param };
  return answerWith(status, { errors: [{ code, message: providerWords, long_message: providerWords, meta }] });
};

/** An error in the API's format (docs/decisions/003). */
const apiRefusal = (status: number, { message, fieldErrors, current }: Failure): Outcome => {
  const errors = Object.entries(fieldErrors).map(([field, text]) => ({ field, message: text }));
  return answerWith(status, { status: false, message, errors, ...(current !== undefined && { current }) });
};

/** The server itself responds; an error without a status means no response. */
const outcomeBy =
  (refusal: (status: number, failure: Failure) => Outcome) =>
  (answer: ActorAnswer): Outcome => {
    if (answer.kind === 'answers') return pass;
    return answer.failure.status === undefined ? drop : refusal(answer.failure.status, answer.failure);
  };

/** For an actor that calls the identity. */
export const identityOutcome = outcomeBy(identityRefusal);

/** For an actor that calls the API. */
export const apiOutcome = outcomeBy(apiRefusal);
