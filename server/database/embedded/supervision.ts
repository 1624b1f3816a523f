/**
 * What is known of the embedded PostgreSQL. `troubles` counts how often in a row it has ended or was not started; times are
 * in milliseconds of a clock that does not jump.
 *
 * | from       | event         | to                                                       |
 * | ---------- | ------------- | -------------------------------------------------------- |
 * | running    | `ended`       | restarting after a wait, or failed: one trouble more     |
 * | running    | `interrupted` | restarting at once: PostgreSQL repairs itself            |
 * | restarting | `started`     | running                                                  |
 * | restarting | `refused`     | restarting after a wait, or failed: one trouble more     |
 * | any        | `stopped`     | stopped, for good                                        |
 */
export type Supervision =
  | { readonly state: 'running'; readonly troubles: number; readonly since: number }
  | { readonly state: 'restarting'; readonly troubles: number; readonly wait: number }
  | { readonly state: 'failed' }
  | { readonly state: 'stopped' };

/**
 * - `ended`: the process of PostgreSQL has ended.
 * - `interrupted`: it goes on, but has ended all sessions, as it does when one of its own processes crashes.
 * - `started`, `refused`: it runs again, or does not start.
 * - `stopped`: Attest stops it, or leaves it alone from now on.
 */
export type SupervisionEvent = 'ended' | 'interrupted' | 'started' | 'refused' | 'stopped';

/** How long to wait after each trouble in a row; after one more, it has failed. */
export const waits: readonly number[] = [0, 1_000, 2_000, 4_000, 8_000];

/** After running for this long, earlier troubles no longer count. */
export const settledAfter = 300_000;

/** What is known after an event; an event that the table does not have changes nothing. */
export function next(known: Supervision, event: SupervisionEvent, now: number): Supervision {
  if (event === 'stopped') return { state: 'stopped' };
  if (known.state === 'running') {
    const troubles = now - known.since < settledAfter ? known.troubles : 0;
    if (event === 'ended') return afterTrouble(troubles + 1);
    if (event === 'interrupted') return { state: 'restarting', troubles, wait: 0 };
  }
  if (known.state === 'restarting') {
    if (event === 'started') return { state: 'running', troubles: known.troubles, since: now };
    if (event === 'refused') return afterTrouble(known.troubles + 1);
  }
  return known;
}

function afterTrouble(troubles: number): Supervision {
  const wait = waits[troubles - 1];
  return wait === undefined ? { state: 'failed' } : { state: 'restarting', troubles, wait };
}
