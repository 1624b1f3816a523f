import type { Failure } from '#machines/failure.ts';
import { apiTroubles } from '#tests/model/troubles.ts';

import type { Outcome } from '../support/fault-gate.ts';
import { apiOutcome, identityOutcome, type ActorAnswer, type Renewal, type Silence } from './outcomes.ts';

/** A failing request: the rejection of its actor and how the gate treats it. */
export interface TroubledRequest {
  readonly failure: Failure;
  readonly outcome: Outcome | Silence;
}

const failure = (status: number, code: string, message: string): Failure => ({
  status,
  code,
  message,
  fieldErrors: {},
});

const silence = (message: string): Failure => ({ code: 'network_error', message, fieldErrors: {} });

const refusedBy = (outcomeOf: (answer: ActorAnswer) => Outcome, failures: readonly Failure[]): TroubledRequest[] =>
  failures.map((one) => ({ failure: one, outcome: outcomeOf({ kind: 'refuses', failure: one }) }));

/** Milliseconds without a response until the port times out. */
const slow = (message: string, milliseconds: number): TroubledRequest => ({
  failure: silence(message),
  outcome: { do: 'wait', milliseconds },
});

const { cut, broken, busy, expired } = apiTroubles;

/** An expired token leads to a second request, not an error (specification section 8), so it is part of the success. */
const ofApi = [...refusedBy(apiOutcome, [broken, busy, cut]), slow(cut.message, 500_000)];

/** The app's message for a provider timeout, independent of the SDK's. */
const noAnswer = 'The sign-in service is not responding. Check your connection and try again.';

/** The provider's errors, in its own format (identity-protocol.md, section 4). */
const ofIdentity = [
  ...refusedBy(identityOutcome, [
    failure(500, 'internal_error', 'Something broke'),
    failure(429, 'too_many_requests', 'Too many requests. Please try again later.'),
    failure(401, 'authentication_invalid', 'Invalid authentication'),
    silence(noAnswer),
  ]),
  slow(noAnswer, 30_000),
];

/** The service an actor calls; each has its own error format and timeout. */
export type AskedPort = 'api' | 'identity';

/** The kinds of trouble a request meets, in sequence. */
export const troublesOf: Readonly<Record<AskedPort, readonly TroubledRequest[]>> = { api: ofApi, identity: ofIdentity };

/** How a request with an expired token succeeds. */
export const renewal: Renewal = { do: 'renew', first: apiOutcome({ kind: 'refuses', failure: expired }) };
