import { expect, it } from 'vitest';

import { add, openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(startTestServer);

it('the contracts and documents of providers are exported with them, a line each, without those of others', async () => {
  const [place, other] = [await openPlace(server), await openPlace(server)];
  for (const { owner, name } of [
    { owner: place.owner, name: 'Ours' },
    { owner: other.owner, name: 'Theirs' },
  ]) {
    const own = owner === place.owner ? place : other;
    const { id } = await add(own, '/api/service-provider', { title: `${name} Cloud` });
    const contracts = `/api/service-provider/${id}/contracts`;
    for (const title of ['Master agreement', 'Annex; two'])
      await add(own, contracts, { title: `${name} ${title}`, annualCost: 1200, currency: 'EUR' });
    await add(own, `/api/service-provider/${id}/documents`, {
      title: `${name} report`,
      kind: 'SOC2_REPORT',
      status: 'RECEIVED',
    });
  }
  await add(place, '/api/service-provider', { title: 'Without' });
  const { text } = await place.owner.call('/api/service-provider/export?format=csv&sortId=ref');
  expect(text).toContain('Ours Annex; two, 1,200 EUR a year\nOurs Master agreement, 1,200 EUR a year');
  expect(text).toContain('"Ours report, SOC 2 report, Received"');
  expect(text).not.toContain('Theirs');
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
});
