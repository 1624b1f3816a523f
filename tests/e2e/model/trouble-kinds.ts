import type { Failure } from '#machines/failure.ts';
import { apiTroubles } from '#tests/model/troubles.ts';

import type { Outcome } from '../support/fault-gate.ts';
import { apiOutcome, identityOutcome, type ActorAnswer, type Renewal, type Silence } from './outcomes.ts';

/** A request that goes wrong: what its actor rejects with, and what becomes of it on its way. */
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

/** Nobody answers until the port gives up; milliseconds. */
const slow = (message: string, milliseconds: number): TroubledRequest => ({
  failure: silence(message),
  outcome: { do: 'wait', milliseconds },
});

const { cut, broken, busy, expired } = apiTroubles;

/** An expired token is no refusal here but a second request (specification section 8): it comes with the success. */
const ofApi = [...refusedBy(apiOutcome, [broken, busy, cut]), slow(cut.message, 500_000)];

/** As the app words the provider's silence, whatever the SDK says of it. */
const noAnswer = 'The sign-in service is not responding. Check your connection and try again.';

/** The provider's refusals are in its own words (identity-protocol.md, section 4). */
const ofIdentity = [
  ...refusedBy(identityOutcome, [
    failure(500, 'internal_error', 'Something broke'),
    failure(429, 'too_many_requests', 'Too many requests. Please try again later.'),
    failure(401, 'authentication_invalid', 'Invalid authentication'),
    silence(noAnswer),
  ]),
  slow(noAnswer, 30_000),
];

/** Whom an actor asks; each has its own words for a refusal, and its own patience. */
export type AskedPort = 'api' | 'identity';

/** What goes wrong, one after the other, with a request. */
export const troublesOf: Readonly<Record<AskedPort, readonly TroubledRequest[]>> = { api: ofApi, identity: ofIdentity };

/** How a request succeeds whose token has expired. */
export const renewal: Renewal = { do: 'renew', first: apiOutcome({ kind: 'refuses', failure: expired }) };
