import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { resolved, type Schema } from '#tests/contract/contract.ts';
import type { Place } from '#tests/contract/place.ts';
import { isAddress, isWebAddress, type Body, type RegisterName } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';

import { isExample } from './example.ts';
import { fieldsOf, objectOf } from './fields.ts';
import {
  addVaried,
  filterValues,
  filtersOf,
  gapsOf,
  hardCasesOf,
  sortedIds,
  sortsOf,
  type Filter,
  type ListFacts,
} from './list-values.ts';
import { callsOf, entityOf, openLawPlace, rowsOf, type LawPlaces } from './places.ts';

type Query = Readonly<Record<string, string | number | boolean | readonly string[]>>;

const searchOf = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((item) => [key, String(item)])),
  ).toString();

interface Listed {
  readonly place: Place;
  /** All records of the list. */
  readonly all: readonly Body[];
}

/** Modification times that tie. */
async function setTimesOfChange({ server, organisation }: Place): Promise<void> {
  const time = `timestamptz '2026-01-01' + interval '1 day' * (right(ref, 4)::int % 3)`;
  await asOwner(server, `update record set updated_at = ${time} where organisation_id = $1`, [organisation.id]);
}

const listOf = async (name: RegisterName, { place }: Listed, query: Query) => {
  const answer = await callsOf(name, place).get(`?${searchOf(query)}`);
  return { ids: rowsOf(answer).map(({ id }) => String(id)), pagination: at(answer.body, 'data.pagination') };
};

const idsOf = (entities: readonly Body[]) => new Set(entities.map(({ id }) => String(id)));

/** A day or a number is asked for as the last one, or by a filter that is named so as the first. */
function matches({ name, isDay, isNumber }: Filter, value: string, asked: string): boolean {
  if (!isDay && !isNumber) return value === asked;
  const [own, limit] = isNumber ? [Number(value), Number(asked)] : [value, asked];
  return name.endsWith('From') ? own >= limit : own <= limit;
}

/** The records that a filter with these values should show, with `without` or not. */
const expectedOf = ({ all }: Listed, filter: Filter, values: readonly string[], isGap: boolean, facts: ListFacts) =>
  all.filter((entity) => {
    const own = filterValues(entity, filter.name, facts);
    if (own.length === 0) return isGap;
    return own.some((value) => values.some((asked) => matches(filter, value, asked)));
  });

/** The queries that a filter is tested with, derived from the records' values. */
function queriesOf({ all }: Listed, filter: Filter, facts: ListFacts) {
  const values = [...new Set(all.flatMap((entity) => filterValues(entity, filter.name, facts)))].toSorted();
  const single = values.map((value) => ({ values: [value], isGap: false }));
  const two = filter.isList ? [{ values: values.slice(0, 2), isGap: false }] : [];
  const gaps = [
    { values: [], isGap: true },
    { values: values.slice(0, 1), isGap: true },
  ];
  return [...single, ...two, ...(filter.isGap ? gaps : [])];
}

async function expectFiltered(name: RegisterName, filter: Filter, listed: Listed, facts: ListFacts): Promise<void> {
  const queries = queriesOf(listed, filter, facts);
  const sizes = new Set<number>();
  for (const { values, isGap } of queries) {
    const asked = { [filter.name]: values, ...(isGap && { without: [filter.name] }) };
    const { ids } = await listOf(name, listed, { ...asked, perPage: 100 });
    const expected = expectedOf(listed, filter, values, isGap, facts);
    expect({ asked, ids: new Set(ids) }).toEqual({ asked, ids: idsOf(expected) });
    sizes.add(expected.length);
  }
  expect([...sizes], `queries that ${filter.name} tells apart`).not.toEqual([listed.all.length]);
  expect(sizes.size).toBeGreaterThan(0);
}

/** Two filters together narrow the list by both. */
async function expectTogether(name: RegisterName, listed: Listed, facts: ListFacts): Promise<void> {
  const filters = filtersOf(name);
  const asked = filters.map((filter) => ({ filter, value: queriesOf(listed, filter, facts)[0]?.values[0] ?? '' }));
  for (const [index, one] of asked.entries()) {
    const other = asked[(index + 1) % asked.length] ?? one;
    const query = { [one.filter.name]: one.value, [other.filter.name]: other.value };
    const { ids } = await listOf(name, listed, { ...query, perPage: 100 });
    const expected = [one, other]
      .map(({ filter, value }) => expectedOf(listed, filter, [value], false, facts))
      .reduce((kept, found) => kept.filter((entity) => found.includes(entity)));
    expect({ query, ids: new Set(ids) }).toEqual({ query, ids: idsOf(expected) });
  }
}

async function positionOf(name: RegisterName, { place }: Listed, id: unknown, query: Query): Promise<unknown> {
  const answer = await callsOf(name, place).get(`/${String(id)}/position?${searchOf(query)}`);
  return at(answer.body, 'data');
}

/** A list's pages contain every record once and in order, and a record's position and neighbours match. */
async function expectSorted(
  name: RegisterName,
  sort: { sortId: string; desc: boolean },
  listed: Listed,
  facts: ListFacts,
) {
  const total = listed.all.length;
  const expected = sortedIds(name, listed.all, sort, facts);
  const perPage = 6;
  const pages = [
    await listOf(name, listed, { ...sort, page: 1, perPage }),
    await listOf(name, listed, { ...sort, page: 2, perPage }),
  ];
  expect(pages.flatMap(({ ids }) => ids)).toEqual(expected);
  expect(pages[1]?.pagination).toEqual({
    total,
    totalIsExact: true,
    unfilteredTotal: total,
    currentPage: 2,
    perPage,
    totalPages: 2,
  });
  for (const index of [0, 5, total - 1]) {
    const [previous = null, next = null] = [expected[index - 1], expected[index + 1]];
    expect(await positionOf(name, listed, expected[index], sort)).toEqual({ position: index + 1, previous, next });
  }
}

/** The texts of a body, including nested ones: `description`, `treatmentPlan.actions`. */
function textsOf(schema: Schema, path: readonly string[]): { path: readonly string[]; schema: Schema }[] {
  const { properties = {}, type, format, maxLength = 0, pattern = '' } = resolved(schema);
  const isProse = !pattern.startsWith('^#') && !isWebAddress(resolved(schema)) && !isAddress(resolved(schema));
  const isText = type === 'string' && format === undefined && maxLength > 10 && isProse;
  const inner = Object.entries(properties).flatMap(([part, partSchema]) => textsOf(partSchema, [...path, part]));
  return isText ? [{ path, schema }] : inner;
}

/** A copy of an object with the value at a path replaced. */
const replaced = (whole: unknown, [key = '', ...rest]: readonly string[], value: unknown): Body => ({
  ...objectOf(whole),
  [key]: rest.length === 0 ? value : replaced(at(whole, key), rest, value),
});

async function expectSearched(name: RegisterName, path: readonly string[], { place, all }: Listed): Promise<void> {
  const calls = callsOf(name, place);
  const word = `Zx_${randomUUID().slice(0, 6)}%`;
  const id = String(all[0]?.['id']);
  const current = await calls.read(id);
  const [field = ''] = path;
  const body = { version: at(current, 'version'), [field]: replaced(current, path, `In ${word}`)[field] };
  entityOf(await calls.update(id, body));
  const found = async (search: string) => rowsOf(await calls.get(`?${searchOf({ search })}`)).map((row) => row['id']);
  expect(await found(word.toUpperCase())).toEqual([id]);
  expect(await found(word.replace('_', 'x'))).toEqual([]);
}

/** The laws for the list of every register: filters, gaps, orders, pages, search, positions and options. */
export function listLaws(name: RegisterName, places: () => LawPlaces, facts: ListFacts): void {
  describe('the list', () => {
    let listed: Listed;
    beforeAll(async () => {
      const { server } = places();
      const place = await openLawPlace(server, 'Listing');
      await addVaried(place, name, facts);
      await setTimesOfChange(place);
      const all = rowsOf(await callsOf(name, place).get('?perPage=100'));
      listed = { place, all };
    });

    it('contains the records exactly as they are read individually, ordered by reference', async () => {
      const records = await Promise.all(listed.all.map(({ id }) => callsOf(name, listed.place).read(String(id))));
      expect(listed.all).toEqual(records);
      const { ids, pagination } = await listOf(name, listed, {});
      expect(ids).toEqual(sortedIds(name, listed.all, { sortId: 'ref', desc: false }, facts).slice(0, 10));
      const total = listed.all.length;
      expect(pagination).toEqual({
        total,
        totalIsExact: true,
        unfilteredTotal: total,
        currentPage: 1,
        perPage: 10,
        totalPages: 2,
      });
    });

    it.each(filtersOf(name))('is filtered by $name', (filter) => expectFiltered(name, filter, listed, facts));

    it('has a filter for every gap', () => {
      const filters = new Set(filtersOf(name).map((filter) => filter.name));
      expect(gapsOf(name).filter((gap) => !filters.has(gap))).toEqual([]);
    });

    it.each(sortsOf(name).flatMap((sortId) => [false, true].map((desc) => ({ sortId, desc }))))(
      'is sorted by $sortId, descending $desc, page by page, and gives a record’s position',
      async (sort) => {
        const { distinct } = hardCasesOf(name, listed.all, sort.sortId, facts);
        expect(distinct, `different values of ${sort.sortId}`).toBeGreaterThan(1);
        await expectSorted(name, sort, listed, facts);
      },
    );

    const texts = fieldsOf(name).flatMap((field) => textsOf(field.schema, [field.name]));
    it.each(texts.map(({ path }) => ({ path, field: path.join('.') })))(
      'is searched in $field, literally and case-insensitively',
      ({ path }) => expectSearched(name, path, listed),
    );

    if (!isExample(name)) return;

    it('is filtered by two filters at once', () => expectTogether(name, listed, facts));

    it('has empty pages after the last, with the right total', async () => {
      const { ids, pagination } = await listOf(name, listed, { page: 1_000_000, perPage: 100 });
      expect(ids).toEqual([]);
      expect(pagination).toMatchObject({ total: listed.all.length, currentPage: 1_000_000, totalPages: 1 });
    });

    it('gives no position for a record excluded by search or filters', async () => {
      const [first, second] = listed.all;
      const search = String(first?.['ref']);
      expect(await positionOf(name, listed, first?.['id'], { search })).toEqual({
        position: 1,
        previous: null,
        next: null,
      });
      const hidden = { position: null, previous: null, next: null };
      expect(await positionOf(name, listed, second?.['id'], { search })).toEqual(hidden);
      const nobodys = filtersOf(name).filter(({ name: filter }) => filter === 'ownerId');
      for (const filter of nobodys)
        expect(await positionOf(name, listed, first?.['id'], { [filter.name]: randomUUID() })).toEqual(hidden);
    });

    it('offers a record by its reference and title', async () => {
      const { id, ref, title } = listed.all[4] ?? {};
      const answer = await callsOf(name, listed.place).get(`/options?${searchOf({ search: String(ref) })}`);
      expect(at(answer.body, 'data')).toEqual([{ id, ref, title }]);
    });
  });
}
