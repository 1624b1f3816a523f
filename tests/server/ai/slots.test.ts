import { expect, test } from 'vitest';

import { draftSlots } from '#server/ai/slots.ts';

const anna = { userId: 'anna', organisationId: 'harbour' };
const busy = { reason: 'BUSY', retryAfterSeconds: 5 };

test('a person writes no more drafts at once than allowed, until a place is given back', () => {
  const slots = draftSlots({ perPerson: 1, perOrganisation: 9 });
  const release = slots.take(anna);
  expect(() => slots.take(anna)).toThrow(expect.objectContaining(busy));
  slots.take({ ...anna, userId: 'ben' });
  release();
  slots.take(anna);
});

test('an organisation writes no more drafts at once than allowed, and no place is given back twice', () => {
  const slots = draftSlots({ perPerson: 9, perOrganisation: 2 });
  const release = slots.take(anna);
  slots.take({ ...anna, userId: 'ben' });
  expect(() => slots.take({ ...anna, userId: 'cleo' })).toThrow(expect.objectContaining(busy));
  slots.take({ ...anna, organisationId: 'meridian' });
  release();
  release();
  slots.take(anna);
  expect(() => slots.take(anna)).toThrow(expect.objectContaining(busy));
});
