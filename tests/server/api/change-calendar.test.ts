import { expect, test } from 'vitest';

import type { Place } from '#tests/contract/place.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';

const places = useLawPlaces();

test('a calendar says how many changes it does not show, of this organisation alone', async () => {
  const { server, harbour, meridian } = places();
  const calendarOf = async ({ owner: person, organisation }: Place) => {
    const span = 'from=2088-12-01T00:00:00Z&to=2089-01-01T00:00:00Z';
    const { body } = await person.call(`/api/change-calendar?${span}`, { organisation: organisation.id });
    const changes = at(body, 'data.changes');
    return { shown: Array.isArray(changes) ? changes.length : null, more: at(body, 'data.more') };
  };
  const plan = (first: number, last: number) =>
    asOwner(
      server,
      `with added as (
         insert into record (organisation_id, id, kind, ref, title, search_text)
         select $1, gen_random_uuid(), 'changeManagementProcess', 'PLANNED-' || number, 'Planned ' || number, 'planned'
         from generate_series($2::integer, $3::integer) as number returning organisation_id, id)
       insert into change_management_process (organisation_id, id, planned_start, planned_end)
       select organisation_id, id, '2088-12-24T10:00:00Z', '2088-12-24T11:00:00Z' from added`,
      [harbour.organisation.id, first, last],
    );
  await plan(1, 500);
  expect(await calendarOf(harbour)).toEqual({ shown: 500, more: 0 });
  await plan(501, 503);
  expect(await calendarOf(harbour)).toEqual({ shown: 500, more: 3 });
  expect(await calendarOf(meridian)).toEqual({ shown: 0, more: 0 });
});
