import { numberAt, textAt } from '#tests/server/identity/support.ts';

import type { Place } from './place.ts';
import { createPlain, pathOf, unique, type Body, type RegisterName } from './samples.ts';

/** Where the parts of a register's records are: the end of a record's address, and the start of their own. */
export interface PartPlace {
  readonly of: RegisterName;
  readonly list: string;
  readonly one: string;
  /** What one needs beside its title. */
  readonly more?: Body;
  /** Its title follows from what it is of. */
  readonly isUntitled?: boolean;
}

/** A part of a new record, such as an action of a risk's plan. */
export async function newPart(place: Place, { of, list, more, isUntitled = false }: PartPlace) {
  const { owner, organisation, marker } = place;
  const { id: recordId } = await createPlain(place, of);
  const { body } = await owner.call(`${pathOf(of)}/${recordId}/${list}`, {
    method: 'POST',
    body: { ...(!isUntitled && { title: `${marker} ${unique()}` }), ...more },
    organisation: organisation.id,
  });
  return { id: textAt(body, 'data.id'), recordId, version: numberAt(body, 'data.version') };
}

/** The same, removed again, with the version that the removal gave it. */
export async function removedPart(place: Place, parts: PartPlace) {
  const part = await newPart(place, parts);
  await place.owner.call(`/api/${parts.one}/${part.id}?version=${part.version}`, {
    method: 'DELETE',
    organisation: place.organisation.id,
  });
  return { ...part, version: part.version + 1 };
}
