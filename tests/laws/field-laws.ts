import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { describe, expect, it } from 'vitest';

import { resolved } from '#tests/contract/contract.ts';
import { isOfOwnKind, isRegister, sampleOf, type Body, type CollectionName } from '#tests/contract/samples.ts';
import { activityOf } from '#tests/server/api/place.ts';

import { isExample } from './example.ts';
import { comparable, defaultOf, fieldsOf, inputShownBy, otherValue, type Field } from './fields.ts';
import { formLaws } from './form-laws.ts';
import { callsOf, createFull, entityOf, otherReferences, rowsOf, staleMessage, type LawPlaces } from './places.ts';

const comparableInput = (input: Body): Body =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, comparable(value)]));

/** The log's changes, with values normalised for comparison. */
const loggedOf = async (places: LawPlaces, id: string) =>
  (await activityOf(places.harbour, id)).map(({ action, changes }) => ({
    action,
    changes: changes.map(({ field, old, new: value }) => ({ field, old: comparable(old), new: comparable(value) })),
  }));

async function expectDefaults(name: CollectionName, { harbour }: LawPlaces, filled: readonly string[]): Promise<void> {
  const fields = fieldsOf(name);
  const required = fields.filter((field) => field.required).map((field) => field.name);
  const input = await sampleOf(harbour, name, required);
  const created = entityOf(await callsOf(name, harbour).create(input), 201);
  const optional = fields.filter((field) => !field.required);
  const defaults: Body = Object.fromEntries(optional.map((field) => [field.name, defaultOf(field)]));
  const shown = inputShownBy(name, created);
  const given = Object.fromEntries(filled.map((field) => [field, shown[field]]));
  expect(Object.values(given)).not.toContain(null);
  expect(shown).toEqual(comparableInput({ ...input, ...defaults, ...given }));
}

/** The successive values of a field: a different one, then its default, or the first again. */
function changesOf({ name, schema, required }: Field, value: unknown, next: unknown): unknown[] {
  const other = otherValue(schema, value, next);
  expect(comparable(other), `a second value of ${name}`).not.toEqual(comparable(value));
  if (required) return [other];
  const initial = defaultOf({ name, schema });
  return [other, isDeepStrictEqual(comparable(initial), comparable(other)) ? value : initial];
}

/**
 * A field is set on creation, changed and cleared; nothing else in the record changes, and the log has old and new
 * values.
 */
async function expectRoundTrip(
  name: CollectionName,
  field: Field,
  places: LawPlaces,
  isSteady: boolean,
): Promise<void> {
  const { harbour } = places;
  const calls = callsOf(name, harbour);
  const next = await sampleOf(await otherReferences(harbour), name);
  const { input, entity } = await createFull(harbour, name);
  expect(inputShownBy(name, entity)).toEqual(comparableInput(input));
  const values = isSteady ? [defaultOf(field)] : changesOf(field, input[field.name], next[field.name]);
  for (const [index, value] of values.entries()) {
    const version = index + 1;
    const changed = entityOf(await calls.update(entity.id, { version, [field.name]: value }));
    expect(changed['version']).toBe(version + 1);
    expect(inputShownBy(name, changed)).toEqual(comparableInput({ ...input, [field.name]: value }));
  }
  const [created, ...updates] = await loggedOf(places, entity.id);
  expect(created?.changes).toContainEqual({ field: field.name, old: null, new: comparable(input[field.name]) });
  const steps = [input[field.name], ...values].map(comparable);
  expect(updates.map(({ changes }) => changes)).toEqual(
    steps.slice(1).map((value, index) => [{ field: field.name, old: steps[index], new: value }]),
  );
}

async function expectConflict(name: CollectionName, { harbour }: LawPlaces): Promise<void> {
  const calls = callsOf(name, harbour);
  const { input, entity } = await createFull(harbour, name);
  const [field = ''] = Object.keys(input);
  const changed = entityOf(await calls.update(entity.id, { version: 1, [field]: `${harbour.marker} ${randomUUID()}` }));
  const conflict = { status: false, message: staleMessage, errors: [], current: changed };
  const stale = [
    await calls.update(entity.id, { version: 1, [field]: 'Too late' }),
    await calls.update(entity.id, { version: 3, [field]: 'From the future' }),
    await calls.remove(entity.id, 1),
  ];
  expect(stale.map(({ status }) => status)).toEqual([409, 409, 409]);
  for (const { body } of stale) expect(body).toEqual(conflict);
  const stored = rowsOf(await calls.get('?perPage=100')).find(({ id }) => id === entity.id);
  expect(stored).toEqual(changed);
}

async function expectRepeatable(name: CollectionName, { harbour }: LawPlaces): Promise<void> {
  const calls = callsOf(name, harbour);
  const body = await sampleOf(harbour, name);
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = [await calls.create(body, headers), await calls.create(body, headers)];
  expect({ status: second.status, text: second.text }).toEqual({ status: 201, text: first.text });
  const words = encodeURIComponent(String(body['title'] ?? body['name']));
  expect(rowsOf(await calls.get(`?search=${words}`))).toHaveLength(1);
}

/** The fields of a register that do not change like others. */
export interface FieldFacts {
  /** Those whose value an update can clear but not replace. */
  readonly steady?: readonly string[];
  /** Those that change together only, for which the register has a test of its own. */
  readonly dependent?: readonly string[];
  /** Those to which the server gives a value where none is given. */
  readonly filled?: readonly string[];
}

/** The laws for the fields of every register and look-up, derived from the contract field by field. */
export function fieldLaws(
  name: CollectionName,
  places: () => LawPlaces,
  { steady = [], dependent = [], filled = [] }: FieldFacts = {},
): void {
  describe('fields', () => {
    const ofOthers = fieldsOf(name).filter(
      (field) => !isOfOwnKind(name, field.name) && !dependent.includes(field.name),
    );
    it.each(ofOthers)('$name is stored, changed, cleared and logged without affecting other fields', (field) =>
      expectRoundTrip(name, field, places(), steady.includes(field.name)),
    );

    it('have their defaults on a new record', () => expectDefaults(name, places(), filled));

    const flags = fieldsOf(name).filter(({ schema }) => resolved(schema).type === 'boolean');
    it.each(flags)('$name is stored on creation, whatever its default', async (field) => {
      const { harbour } = places();
      const body = await sampleOf(harbour, name);
      const created = entityOf(await callsOf(name, harbour).create({ ...body, [field.name]: false }), 201);
      expect(inputShownBy(name, created)).toMatchObject({ [field.name]: false });
    });

    const lines = fieldsOf(name).filter(({ schema }) => resolved(schema)['x-one-line'] === true);
    it.each(lines)('$name is stored as a single line without space around it', async (field) => {
      const { harbour } = places();
      const calls = callsOf(name, harbour);
      const [first, second] = [`Quay ${randomUUID()}`, `Crane ${randomUUID()}`];
      const body = { ...(await sampleOf(harbour, name)), [field.name]: ` \t${first} \r\n\n ${second}\u2028\n` };
      const created = entityOf(await calls.create(body), 201);
      expect(inputShownBy(name, created)).toMatchObject({ [field.name]: `${first} ${second}` });
      const change = { version: 1, [field.name]: `  ${second}\n${first} ` };
      const changed = entityOf(await calls.update(created.id, change));
      expect(inputShownBy(name, changed)).toMatchObject({ [field.name]: `${second} ${first}` });
    });

    it('are all preserved by a change that names none', async () => {
      const { harbour } = places();
      const { input, entity } = await createFull(harbour, name);
      const changed = entityOf(await callsOf(name, harbour).update(entity.id, { version: 1 }));
      expect(inputShownBy(name, changed)).toEqual(comparableInput(input));
    });

    formLaws(name, places);
  });

  if (isRegister(name) && !isExample(name)) return;

  it('a stale version is rejected with the stored record, and nothing is changed', () =>
    expectConflict(name, places()));

  it('a create repeated with the same key is performed once', () => expectRepeatable(name, places()));
}
