import type { ConsoleGuard } from '../support/console-guard.ts';
import type { Outcome } from '../support/fault-gate.ts';
import type { ActorAnswer, Renewal, Silence } from './outcomes.ts';

/** What Chromium says of a request that got no answer. */
const lostRequest = /net::ERR_(?:EMPTY_RESPONSE|CONNECTION_\w+)/;

const refused = (status: number) => new RegExp(`the server responded with a status of ${status} `);

/** The browser complains of every request that is refused or lost; of those of a path it may. */
export function allowComplaints(guard: ConsoleGuard, answer: ActorAnswer, outcome: Outcome | Silence | Renewal): void {
  if (outcome.do === 'renew') return allowComplaints(guard, answer, outcome.first);
  if (outcome.do === 'drop' || outcome.do === 'wait') guard.allow(lostRequest);
  if (outcome.do === 'answer' && outcome.status >= 400) guard.allow(refused(outcome.status));
  if (answer.kind === 'refuses' && answer.failure.status !== undefined) guard.allow(refused(answer.failure.status));
}
