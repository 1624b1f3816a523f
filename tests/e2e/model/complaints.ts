import type { ConsoleGuard } from '../support/console-guard.ts';
import type { Outcome } from '../support/fault-gate.ts';
import type { ActorAnswer, Renewal, Silence } from './outcomes.ts';

/** Chromium's message for a request without a response. */
const lostRequest = /net::ERR_(?:EMPTY_RESPONSE|CONNECTION_\w+)/;

const refused = (status: number) => new RegExp(`the server responded with a status of ${status} `);

/** Allows the console errors for the failed requests of a path. */
export function allowComplaints(guard: ConsoleGuard, answer: ActorAnswer, outcome: Outcome | Silence | Renewal): void {
  if (outcome.do === 'renew') return allowComplaints(guard, answer, outcome.first);
  if (outcome.do === 'drop' || outcome.do === 'wait') guard.allow(lostRequest);
  if (outcome.do === 'answer' && outcome.status >= 400) guard.allow(refused(outcome.status));
  if (answer.kind === 'refuses' && answer.failure.status !== undefined) guard.allow(refused(answer.failure.status));
}
