import { daysAfter } from '#domain/time/days-after.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';

/** Reads a path, or posts a body to it, as the owner of a place. */
export const call = (place: Place, path: string, body?: Body) =>
  place.owner.call(`/api/${path}`, {
    organisation: place.organisation.id,
    ...(body !== undefined && { method: 'POST', body }),
  });

/** Takes an action on a task as it stands. */
export const act = async (place: Place, id: string, action: string, reason = '') => {
  const { body } = await call(place, `task/${id}`);
  return call(place, `task/${id}/status`, { version: at(body, 'data.version'), action, reason });
};

export const change = (place: Place, { id, version }: Stored, body: Body) =>
  place.owner.call(`/api/task/${id}`, {
    method: 'PATCH',
    body: { version, ...body },
    organisation: place.organisation.id,
  });

export const today = () => new Date().toISOString().slice(0, 10);

export const daysAgo = (days: number) => daysAfter(today(), -days);
