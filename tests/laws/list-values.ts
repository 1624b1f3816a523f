import { expect } from 'vitest';

import { operationOf, parametersIn, resolved, type Schema } from '#tests/contract/contract.ts';
import { fitted } from '#tests/contract/fitted.ts';
import type { Place } from '#tests/contract/place.ts';
import {
  isAddress,
  isOfOwnKind,
  isWebAddress,
  sampleOf,
  type Body,
  type RegisterName,
} from '#tests/contract/samples.ts';

import { defaultOf, fieldsOf, otherValue } from './fields.ts';
import { callsOf, entityOf, otherReferences } from './places.ts';

/** The register-specific facts about a list. */
export interface ListFacts {
  /** The value read by a filter or sort key, if it is not the field of the same name. */
  readonly values?: Readonly<Record<string, (entity: never) => unknown>>;
  /** Changes some of the varied records by what is not a field of theirs, such as a status; returns all as they are. */
  readonly vary?: (place: Place, entities: readonly Body[]) => Promise<Body[]>;
  /** The order of a closed set, if it is not the contract's. */
  readonly orders?: Readonly<Record<string, readonly string[]>>;
}

/**
 * `figure` is what numbers of dashboards count: tests/server/api/dashboard-figures.test.ts proves that it is the same, and
 * tests/server/compliance/evidence-requests.test.ts that of `asked`, tests/server/api/asked-after-change.test.ts that of `afterChange`.
 */
const notOfFields = new Set([
  'search',
  'sortId',
  'desc',
  'page',
  'perPage',
  'without',
  'figure',
  'asked',
  'afterChange',
]);

/** Where the standard is no field of the register, it is that of controls: tests/server/compliance/own-controls.test.ts. */
const readsLinks = (name: RegisterName, filter: string) =>
  filter === 'adoptedStandardId' && !fieldsOf(name).some((field) => field.name === filter);

const queryOf = (name: RegisterName) => parametersIn(operationOf(`${name}.list`), 'query');
const choicesOf = (name: RegisterName, parameter: string): string[] => {
  const schema = resolved(queryOf(name).find((one) => one.name === parameter)?.schema ?? {});
  return ((schema.items === undefined ? schema : resolved(schema.items)).enum ?? []).map(String);
};

export interface Filter {
  readonly name: string;
  readonly isList: boolean;
  readonly isDay: boolean;
  readonly isNumber: boolean;
  /** Whether `without` names it. */
  readonly isGap: boolean;
}

export const filtersOf = (name: RegisterName): Filter[] =>
  queryOf(name)
    .filter(({ name: filter }) => !notOfFields.has(filter) && !readsLinks(name, filter) && !isOfOwnKind(name, filter))
    .map(({ name: filter, schema }) => ({
      name: filter,
      isList: resolved(schema).type === 'array',
      isDay: resolved(schema).format === 'date',
      isNumber: resolved(schema).type === 'integer',
      isGap: choicesOf(name, 'without').includes(filter),
    }));

export const gapsOf = (name: RegisterName) => choicesOf(name, 'without').filter((gap) => !isOfOwnKind(name, gap));
export const sortsOf = (name: RegisterName) => choicesOf(name, 'sortId');

const propertyOf = (entity: Body, name: string): unknown => Object.getOwnPropertyDescriptor(entity, name)?.value;

/** The value that a filter or sort key reads from an entity; by default, the property of the same name. */
function readValue(entity: Body, key: string, { values = {} }: ListFacts): unknown {
  const own: ((entity: Body) => unknown) | undefined = Object.getOwnPropertyDescriptor(values, key)?.value;
  if (own !== undefined) return own(entity);
  const candidates = [key, key.replace(/Id$/, ''), key.replace(/yId$/, 'ies'), key.replace(/Id$/, 's')];
  const found = candidates.find((candidate) => Object.hasOwn(entity, candidate));
  if (found === undefined) throw new Error(`Say in \`values\` what "${key}" reads`);
  return propertyOf(entity, found);
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** The values by which a filter matches an entity: ids, choices or days; empty if it has none. */
export const filterValues = (entity: Body, filter: string, facts: ListFacts): string[] =>
  [readValue(entity, filter, facts)]
    .flat()
    .filter((value) => value !== null)
    .map((value) => String(idOf(value)));

const { compare } = new Intl.Collator('und', { numeric: true });

/** The ordered values of a sort key; undefined if it is not a closed set. */
function rankOf(name: RegisterName, sort: string, { orders = {} }: ListFacts): readonly unknown[] | undefined {
  const field = fieldsOf(name).find((one) => one.name === sort);
  return orders[sort] ?? (field && resolved(field.schema).enum);
}

/** What a list shows of a value: the name of a look-up or person, the title of a record, otherwise the value itself. */
function shownOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('name' in value) return value.name;
  return 'title' in value ? value.title : value;
}

function sortValue(name: RegisterName, sort: string, facts: ListFacts): (entity: Body) => string | number | null {
  const choices = rankOf(name, sort, facts);
  return (entity) => {
    const shown = shownOf(readValue(entity, sort, facts));
    if (shown === null) return null;
    if (choices !== undefined) return choices.indexOf(shown);
    return typeof shown === 'number' || typeof shown === 'string' ? shown : JSON.stringify(shown);
  };
}

/** The ids of entities in a list's order: missing values come last in both directions, ties are broken by id. */
export function sortedIds(
  name: RegisterName,
  entities: readonly Body[],
  { sortId, desc }: { sortId: string; desc: boolean },
  facts: ListFacts,
): unknown[] {
  const sign = desc ? -1 : 1;
  const keyOf = sortValue(name, sortId, facts);
  const order = (one: Body, other: Body): number => {
    const [first, second] = [keyOf(one), keyOf(other)];
    const byId = String(one['id']) < String(other['id']) ? -sign : sign;
    if (first === second) return byId;
    if (first === null || second === null) return first === null ? 1 : -1;
    const areNumbers = typeof first === 'number' && typeof second === 'number';
    const byKey = areNumbers ? first - second : compare(String(first), String(second));
    return byKey === 0 ? byId : sign * byKey;
  };
  return entities.toSorted(order).map(({ id }) => id);
}

/** Whether some entities tie and some have no value: the hard cases of an order. */
export function hardCasesOf(name: RegisterName, entities: readonly Body[], sortId: string, facts: ListFacts) {
  const keys = entities.map(sortValue(name, sortId, facts));
  return { distinct: new Set(keys).size, ties: keys.length - new Set(keys).size, nothing: keys.includes(null) };
}

/** So that a large closed set, such as the countries, has records alike too. */
const mostChoices = 6;

/** The values given to a field: all of a closed set that is small, two of anything else, and none. */
function variantsOf(schema: Schema, sample: unknown, next: unknown, initial: unknown): unknown[] {
  const { enum: choices, properties } = resolved(schema);
  if (properties === undefined && choices !== undefined)
    return [...new Set([...choices.slice(0, mostChoices), initial])];
  return [sample, otherValue(schema, sample, next), initial];
}

function otherText(schema: Schema): string {
  if (isWebAddress(resolved(schema))) return 'https://example.org';
  return isAddress(resolved(schema)) ? 'other@example.org' : 'Other';
}

/** Fields whose values only one record can have: those of a list have none. */
const ofOneRecord: Readonly<Partial<Record<RegisterName, readonly string[]>>> = { Staff: ['accountId'] };

/**
 * The number of records in a test list: more than any closed set has values, and a prime, so that combinations differ.
 */
const recordCount = 11;

/** Records that differ in every field, with at least two alike in each, created through the API. */
export async function addVaried(place: Place, name: RegisterName, { vary }: ListFacts = {}): Promise<Body[]> {
  const [sample, next] = [await sampleOf(place, name), await sampleOf(await otherReferences(place), name)];
  const fields = fieldsOf(name).filter((field) => !field.required && !ofOneRecord[name]?.includes(field.name));
  const entities: Body[] = [];
  for (let number = 0; number < recordCount; number += 1) {
    const values = fields.map((field, index) => {
      const isText = resolved(field.schema).type === 'string' && resolved(field.schema).maxLength !== undefined;
      const initial = defaultOf(field);
      const variants = variantsOf(
        field.schema,
        sample[field.name],
        isText ? otherText(field.schema) : next[field.name],
        initial,
      );
      const turn = number + index + Math.floor(number / variants.length) * index;
      return [field.name, variants[turn % variants.length]];
    });
    const chosen: Body = { ...Object.fromEntries(values), title: `Item ${(number * 3) % 8}` };
    const input = fitted(name, chosen);
    entities.push(entityOf(await callsOf(name, place).create(input), 201));
  }
  expect(entities).toHaveLength(recordCount);
  return vary === undefined ? entities : vary(place, entities);
}
