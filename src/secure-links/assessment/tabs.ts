import type { AssessmentResponseEvent } from '#machines/assessment-response/assessment-response.types.ts';

import { isObject } from '../requests.ts';

/** What a tab tells the other tabs of the same link in this browser. */
type TabMessage = Extract<AssessmentResponseEvent, { type: 'answers.received' | 'submission.received' }>;

/** Old browsers have none; then tabs learn of each other from the server. */
export const channelOf = (key: string): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`attest-assessment:${key}`) : undefined;

/** Only pages of this origin can send one, but of another version perhaps. */
export const isTabMessage = (value: unknown): value is TabMessage =>
  isObject(value) &&
  ((value['type'] === 'answers.received' && Array.isArray(value['answers'])) ||
    (value['type'] === 'submission.received' && typeof value['submittedAt'] === 'string'));

export function tellTabs(key: string, message: TabMessage): void {
  const channel = channelOf(key);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none: it is of this origin.
  channel?.postMessage(message);
  channel?.close();
}
