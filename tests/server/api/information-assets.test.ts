import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { add, openPlace, patch, post, refusal } from './place.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const path = '/api/information-asset';

describe('an information asset', () => {
  it('is rejected with an unknown type or owner, naming both', async () => {
    const answer = await post(place.owner, path, { title: 'Cash book', typeId: randomUUID(), ownerId: randomUUID() });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(
      refusal(
        { field: 'typeId', message: 'This asset type does not exist' },
        { field: 'ownerId', message: 'Choose a member of the organisation' },
      ),
    );
  });

  it('is not found at a risk’s URL', async () => {
    const { id } = await add(place, path, { title: 'Cash book' });
    expect((await place.owner.call(`/api/risk/${id}`)).status).toBe(404);
    expect((await patch(place.owner, `/api/risk/${id}`, { version: 1, title: 'A risk now' })).status).toBe(404);
  });
});
