import { textAt } from '#tests/server/identity/support.ts';
import { newLink } from '#tests/server/links/support.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';

/** The token of a new link to a policy. */
const linked = async (place: Place) => {
  const { token } = await newLink(place, { fields: { title: `${place.marker} policy` } });
  return { path: { token } };
};

export const securePolicyFixtures = {
  'SecurePolicies.get': linked,
  'SecurePolicies.open': linked,
  'SecurePolicies.acknowledge': linked,
  'PolicyReceipts.get': async (place) => {
    const { path } = await newLink(place, { fields: { title: `${place.marker} policy` } });
    const { body } = await place.server.call(`${path}/acknowledgement`, { method: 'POST' });
    return { path: { token: textAt(body, 'data.receiptCode') } };
  },
} satisfies FixturesOf<'SecurePolicies' | 'PolicyReceipts'>;
