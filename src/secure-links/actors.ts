import { fromCallback, fromPromise } from 'xstate';

import type {
  Acknowledged,
  PolicyAcknowledgementEvent,
} from '#machines/policy-acknowledgement/policy-acknowledgement.machine.ts';

import type { IslandData } from './island.ts';
import { forgetReadingPlace } from './reading-place.ts';
import { requestOfLink, textAt } from './requests.ts';

/** The services of the acknowledgement's machine. */
export const acknowledgementActors = ({
  api,
  key,
  contentSha256,
}: Pick<IslandData, 'api' | 'key' | 'contentSha256'>) => ({
  acknowledge: fromPromise<Acknowledged>(async ({ signal }) => {
    const data = await requestOfLink(`${api}/acknowledgement?contentSha256=${contentSha256}`, signal);
    forgetReadingPlace(key);
    return { acknowledgedAt: textAt(data, 'acknowledgedAt'), receiptCode: textAt(data, 'receiptCode') };
  }),
  watchConnection: fromCallback<PolicyAcknowledgementEvent>(({ sendBack }) => {
    const report = () => sendBack({ type: 'connection.returned' });
    window.addEventListener('online', report);
    return () => window.removeEventListener('online', report);
  }),
});
