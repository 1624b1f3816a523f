import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { lookups, registers, type LookupKind, type RecordKind } from '#openapi/generated/records.ts';
import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { foreignKeysOf } from '#server/database/foreign-keys.ts';
import { lookupTables, registerTables, type RegisterTable } from '#server/database/kind-tables.ts';
import { membership, organisationPerson, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { anyContains, contains, foldedContains } from '../list/patterns.ts';
import { isAskedFor, pickerLimit, type PickerQuery } from '../list/picker.ts';
import { viewableRegisters } from '../people/visibility.ts';
import { entriesNamed, membersNamed, recordsNamed, type Named, type Namer } from './named.ts';

/** Filters ids to those that there are; what is retired stays where it is, and cannot be chosen any more. */
type Finder = (ids: string[]) => Promise<{ id: string; retired?: boolean }[]>;

type Reader = Pick<OrganisationContext, 'organisation'>;

/** What does not exist yet, with the id that it gets. */
export interface Proposed {
  readonly id: string;
  readonly name: string;
}

/** What an input field may reference, and the error for an id that it may not. */
export interface Choice {
  readonly find: Finder;
  readonly message: string;
  /** The error for an id that may no longer be chosen. */
  readonly retiredMessage?: string;
  /** What texts of an imported file name. */
  readonly named: Namer;
  /** What to write where several could be meant. */
  readonly tellApart: string;
  /** What an import would add for names of nothing; by default nothing. @param proposed how many it would add already */
  readonly proposed?: (names: readonly string[], reader: Reader, proposed: number) => Promise<readonly Proposed[]>;
  /** What a person can choose instead of a text that names nothing; omitted where that cannot be said of one choice alone. */
  readonly options?: (query: PickerQuery, reader: Reader) => Promise<readonly Named[]>;
  /** The register whose records these are. */
  readonly records?: RecordKind;
  /** Whether these are people: one who has left can get back what an undone change took from them. */
  readonly ofPeople?: boolean;
  /** The look-up whose entries these are. */
  readonly entries?: LookupKind;
  /** The names of the first entries that a form offers, up to so many; omitted where they are too many or personal. */
  readonly offered?: (most: number) => Promise<string[]>;
}

type ChoicePath<Input> = {
  [Field in keyof Input & string]: Field extends `${string}${'Id' | 'Ids'}`
    ? Field
    : NonNullable<Input[Field]> extends string | number | boolean | readonly unknown[]
      ? never
      : `${Field}/${ChoicePath<NonNullable<Input[Field]>>}`;
}[keyof Input & string];

/** The allowed references of every input field that holds ids, by its path. */
export type Choices<Input> = Readonly<Record<ChoicePath<Required<Input>>, Choice>>;

/** Distinct ids, in the database's notation. */
export const distinctIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

interface Chosen {
  readonly field: string;
  readonly id: string;
}

/** The ids in a field: one, several (`categoryIds/1`), or none. */
function chosenIn(input: unknown, path: string): Chosen[] {
  const value = path.split('/').reduce(propertyOf, input);
  if (typeof value === 'string') return [{ field: path, id: value }];
  return Array.isArray(value) ? value.map((id, index) => ({ field: `${path}/${index}`, id: String(id) })) : [];
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

async function wrongAmong(
  chosen: readonly (Chosen & { readonly isStored: boolean })[],
  { find, message, retiredMessage = message }: Choice,
): Promise<FieldError[]> {
  if (chosen.length === 0) return [];
  const found = new Map((await find(distinctIds(chosen.map(({ id }) => id)))).map((one) => [one.id, one]));
  return chosen.flatMap(({ field, id, isStored }) => {
    const known = found.get(id.toLowerCase());
    if (known === undefined) return [{ field, message }];
    return known.retired === true && !isStored ? [{ field, message: retiredMessage }] : [];
  });
}

/** The references of an input in a field, and which of them the stored record has there already. */
function referencesIn(path: string, input: object, stored: object) {
  const before = new Set(chosenIn(stored, path).map(({ id }) => id.toLowerCase()));
  return chosenIn(input, path).map((one) => ({ ...one, isStored: before.has(one.id.toLowerCase()) }));
}

/** The ids that none of the choices of an input offers any more, of many inputs at once. */
export async function unavailableIn(
  choices: Readonly<Record<string, Choice>>,
  inputs: readonly object[],
): Promise<(input: object) => boolean> {
  const idsIn = (input: object, choice: Choice) =>
    Object.entries(choices)
      .filter(([, one]) => one === choice)
      .flatMap(([path]) => chosenIn(input, path).map(({ id }) => id.toLowerCase()));
  const known = new Map<Choice, ReadonlySet<string>>();
  for (const choice of new Set(Object.values(choices))) {
    const ids = [...new Set(inputs.flatMap((input) => idsIn(input, choice)))];
    known.set(choice, new Set(ids.length === 0 ? [] : (await choice.find(ids)).map(({ id }) => id)));
  }
  return (input) => [...known].some(([choice, found]) => idsIn(input, choice).some((id) => !found.has(id)));
}

/**
 * Validates the references that a request sets; unchanged ones may no longer be available.
 * @param stored the record as an input, whose inactive entries stay
 * @throws ApiError 400 naming each unavailable choice: another organisation's is treated as unknown
 */
export async function refuseUnknownChoices(
  choices: Readonly<Record<string, Choice>>,
  input: object,
  stored: object = {},
): Promise<void> {
  const chosen = Object.entries(choices).map(([path, choice]) => ({
    choice,
    those: referencesIn(path, input, stored),
  }));
  const errors = await Promise.all(
    [...new Set(Object.values(choices))].map((choice) =>
      wrongAmong(
        chosen.filter((one) => one.choice === choice).flatMap(({ those }) => those),
        choice,
      ),
    ),
  );
  if (errors.flat().length > 0) throw invalid(errors.flat());
}

/**
 * A look-up entry. Inactive ones stay on existing records. Entries are locked until the record is stored, waiting for one
 * that is being removed or rescored.
 */
export function entryOf(kind: LookupKind): Choice {
  const table = lookupTables[kind];
  return {
    find: (ids) =>
      db
        .select({ id: sql<string>`${table.id}`, retired: sql<boolean>`not ${table.active}` })
        .from(table)
        .where(inArray(table.id, ids))
        .orderBy(asc(table.id))
        .for('key share'),
    message: `This ${lookups[kind].noun.one} does not exist`,
    retiredMessage: `This ${lookups[kind].noun.one} is not active any more: choose another one`,
    named: entriesNamed(table),
    tellApart: 'Write the very name',
    entries: kind,
    options: (query) =>
      db
        .select({ id: sql<string>`${table.id}`, name: sql<string>`${table.name}` })
        .from(table)
        .where(
          and(
            eq(table.active, true),
            isAskedFor(table.id, query, (search) => contains(table.name, search)),
          ),
        )
        .orderBy(table.position, table.id)
        .limit(pickerLimit(query)),
    async offered(most) {
      const rows = await db
        .select({ name: sql<string>`${table.name}` })
        .from(table)
        .where(eq(table.active, true))
        .orderBy(table.position, table.id)
        .limit(most);
      return rows.map(({ name }) => name);
    },
  };
}

/** A live record of a kind. */
export const recordOf = (kind: RecordKind): Choice => ({
  find: (ids) =>
    db
      .select({ id: record.id })
      .from(record)
      .where(and(inArray(record.id, ids), eq(record.kind, kind), isNull(record.deletedAt))),
  message: `This ${registers[kind].noun.one} does not exist`,
  named: recordsNamed(kind),
  tellApart: 'Write the reference',
  records: kind,
  async options(query, reader) {
    if (!viewableRegisters(reader).includes(kind)) return [];
    const rows = await db
      .select({ id: record.id, ref: record.ref, title: record.title })
      .from(record)
      .where(
        and(
          eq(record.kind, kind),
          isNull(record.deletedAt),
          isAskedFor(record.id, query, (search) => anyContains([record.ref, record.title], search)),
        ),
      )
      .orderBy(asc(record.title), asc(record.id))
      .limit(pickerLimit(query));
    return rows.map(({ id, ref, title }) => ({ id, name: `${ref} ${title}` }));
  },
});

/** Filters ids to current members of the organisation; a former member remains an owner but cannot be chosen again. */
export const presentMembers: Finder = (ids) =>
  db.select({ id: membership.userId }).from(membership).where(inArray(membership.userId, ids));

/** A current member of the organisation. */
export const member: Choice = {
  find: presentMembers,
  message: 'Choose a member of the organisation',
  named: membersNamed,
  ofPeople: true,
  tellApart: 'Write the e-mail address',
  options: (query) =>
    db
      .select({ id: userAccount.id, name: sql<string>`${userAccount.name} || ' (' || ${userAccount.email} || ')'` })
      .from(userAccount)
      .innerJoin(membership, eq(membership.userId, userAccount.id))
      .where(isAskedFor(userAccount.id, query, (search) => foldedContains(userAccount.searchText, search)))
      .orderBy(asc(userAccount.name), asc(userAccount.id))
      .limit(pickerLimit(query)),
};

/** `typeId` and `ownerId` for a table with these columns. */
type ChoicesOf<Table extends RegisterTable> = Readonly<
  Record<Exclude<keyof Table['_']['columns'] & `${string}Id`, 'organisationId'>, Choice>
>;

/** The allowed references of a register's own table: what the foreign keys of its columns refer to. */
export function choicesOf<Table extends RegisterTable>(table: Table): ChoicesOf<Table>;
// Each column with a reference has a foreign key, which the schema's types do not say.
export function choicesOf(table: RegisterTable): Readonly<Record<string, Choice>> {
  const choices = foreignKeysOf(table).flatMap(({ field, foreignTable }) => {
    const choice = choiceIn(foreignTable);
    return choice === undefined ? [] : [[field, choice] as const];
  });
  return Object.fromEntries(choices);
}

function choiceIn(table: PgTable): Choice | undefined {
  if (table === organisationPerson) return member;
  const register = Object.values(registers).find(({ kind }) => registerTables[kind] === table);
  if (register !== undefined) return recordOf(register.kind);
  const lookup = Object.values(lookups).find(({ kind }) => lookupTables[kind] === table);
  return lookup && entryOf(lookup.kind);
}
