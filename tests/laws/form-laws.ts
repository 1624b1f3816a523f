import { expect, it } from 'vitest';

import * as forms from '#openapi/generated/inputs.ts';
import type { Body, CollectionName } from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';

import { fieldsOf } from './fields.ts';
import { callsOf, createFull, entityOf, type LawPlaces } from './places.ts';

interface Form {
  readonly empty: object;
  // A method, so that forms of every kind are one.
  of(entity: unknown): object;
}

const sortedKeys = (value: object) => Object.keys(value).toSorted().join(' ');

/** The form of a register or look-up: look-ups of the same fields share one. */
function formOf(name: CollectionName): Form {
  const fields = sortedKeys(Object.fromEntries(fieldsOf(name).map((field) => [field.name, field])));
  const found = Object.values<Form>(forms).find(({ empty }) => sortedKeys(empty) === fields);
  if (found === undefined) throw new Error(`${name} has no form`);
  return found;
}

/** The entity, without what every save changes. */
const steadyPartOf = ({ version: _version, updatedAt: _updatedAt, ...rest }: Body): Body => rest;

/** A form that was opened on a stored record or entry and is saved unchanged changes nothing, and says so in the log. */
export const formLaws = (name: CollectionName, places: () => LawPlaces): void =>
  it('a form saved unchanged changes nothing', async () => {
    const { harbour } = places();
    const { entity } = await createFull(harbour, name);
    const saved = entityOf(await callsOf(name, harbour).update(entity.id, { version: 1, ...formOf(name).of(entity) }));
    expect(steadyPartOf(saved)).toEqual(steadyPartOf(entity));
    const [, ...later] = await activityOf(harbour, entity.id);
    expect(later.flatMap(({ changes }) => changes)).toEqual([]);
  });
