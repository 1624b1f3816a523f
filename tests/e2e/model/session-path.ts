import type { Account, Organisations } from '#machines/session/session.types.ts';
import type { Path } from '#tests/model/flow.ts';

import type { NewPerson, Organisation } from '../support/directory.ts';
import { answerIn } from './requests.ts';

/** The output of an actor on a path; undefined if it fails. */
function outputOf({ steps }: Path, actor: string): Partial<Account & Organisations> {
  const said = steps.map(({ event }) => answerIn(event)).findLast((one) => one?.id === actor);
  const output: Partial<Account & Organisations> = Object(said?.answer.kind === 'answers' ? said.answer.output : {});
  return output;
}

/** The accounts that must exist for the server to respond as the path requires. */
export function personOf(path: Path, organisations: readonly Organisation[]): NewPerson {
  const { approved = true, platform = null } = outputOf(path, 'fetchAccount');
  if (platform !== null) return { organisations: [], platform: true };
  const { memberships, defaultOrganisationId } = outputOf(path, 'fetchOrganisations');
  if (memberships?.length === 0) return { organisations: [] };
  const [first] = organisations;
  const isActive = defaultOrganisationId !== 'org-9' && first !== undefined;
  return { organisations, approved, ...(isActive && { actsIn: first }) };
}

/** The page of a path: one of its events is possible on a single page only. */
export function addressOf({ initial, steps }: Path): string {
  const before = (index: number) => (steps[index - 1] ?? initial).snapshot;
  if (steps.some(({ event }) => event.type === 'account.changed')) return '/profile';
  const switches = ({ event }: Path['steps'][number], index: number) =>
    event.type === 'organisation.activated' && before(index).tags.has('ready');
  // Elsewhere a switch reloads the page, and with it the session.
  return steps.some(switches) ? '/on-boarding/5d7c0a52-6b1e-4f0e-9d1a-0c9b3f6f2a11' : '/';
}
