import type { Failure } from '#machines/failure.ts';

import type { Outcome } from '../support/fault-gate.ts';

/** How a path says that an actor answers. */
export type ActorAnswer =
  | { readonly kind: 'answers'; readonly output: unknown }
  | { readonly kind: 'refuses'; readonly failure: Failure };

/** Nobody answers a request until its actor gives up, which it does after so long. */
export interface Silence {
  readonly do: 'wait';
  readonly milliseconds: number;
}

/** An expired token, once; the request that is then sent anew goes on to the server. */
export interface Renewal {
  readonly do: 'renew';
  readonly first: Outcome;
}

export const pass: Outcome = { do: 'pass' };
export const drop: Outcome = { do: 'drop' };

/** An answer in the server's place. */
export const answerWith = (status: number, body: object): Extract<Outcome, { do: 'answer' }> => ({
  do: 'answer',
  status,
  body: JSON.stringify(body),
});

/** What a provider says to developers; no path may show it. */
export const providerWords = 'Refused at https://identity.internal:8443/v1 by clerk-js';

/** A refusal as the identity words it (identity-protocol.md, section 2). */
const identityRefusal = (status: number, { code, fieldErrors }: Failure): Outcome => {
  const [param] = Object.keys(fieldErrors);
  const meta = param === undefined ? {} : { param_name: param };
  return answerWith(status, { errors: [{ code, message: providerWords, long_message: providerWords, meta }] });
};

/** A refusal as the API words it (docs/decisions/003). */
const apiRefusal = (status: number, { message, fieldErrors, current }: Failure): Outcome => {
  const errors = Object.entries(fieldErrors).map(([field, text]) => ({ field, message: text }));
  return answerWith(status, { status: false, message, errors, ...(current !== undefined && { current }) });
};

/** The server itself answers; a refusal without a status is one where nobody did. */
const outcomeBy =
  (refusal: (status: number, failure: Failure) => Outcome) =>
  (answer: ActorAnswer): Outcome => {
    if (answer.kind === 'answers') return pass;
    return answer.failure.status === undefined ? drop : refusal(answer.failure.status, answer.failure);
  };

/** For an actor that asks the identity. */
export const identityOutcome = outcomeBy(identityRefusal);

/** For an actor that asks the API. */
export const apiOutcome = outcomeBy(apiRefusal);
