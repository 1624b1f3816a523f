import { and, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { RegisterTable } from '#server/database/kind-tables.ts';
import { rankOf, record } from '#server/database/schema/index.ts';

import { byLabel } from '../register/record-labels.ts';
import type { RecordReader } from '../register/record-reader.ts';
import { among, type Filter } from './filters.ts';
import { listOf, type ListQuery, type RecordList } from './list.ts';
import type { SortKey } from './order.ts';

/** The contract's description of a register's list (openapi/generated/lists.ts). */
interface ListFacts {
  readonly kind: RecordKind;
  readonly sortKeys: readonly string[];
  readonly filters: Readonly<Record<string, FilterFacts>>;
}

interface FilterFacts {
  readonly type: 'ids' | 'keys' | 'values' | 'value' | 'day' | 'number';
  readonly values?: readonly string[];
}

type FilterValue<Facts extends FilterFacts> = Facts extends { readonly values: readonly (infer Value)[] }
  ? Facts['type'] extends 'value'
    ? Value
    : readonly Value[]
  : Facts['type'] extends 'ids' | 'keys'
    ? readonly string[]
    : Facts['type'] extends 'number'
      ? number
      : string;

type QueryOf<Facts extends ListFacts> = ListQuery & {
  readonly sortId?: Facts['sortKeys'][number];
  readonly without?: readonly string[];
} & { readonly [Name in keyof Facts['filters']]?: FilterValue<Facts['filters'][Name]> };

/** Required for names from which the filter or order cannot be derived, optional for the others. */
type Unusual<Name extends string, Usual extends string, Meaning> = Readonly<
  Record<Exclude<Name, Usual>, Meaning> & Partial<Record<Name, Meaning>>
>;

interface Unusuals<Facts extends ListFacts, Column extends string, Field extends string> {
  readonly sorts: Unusual<Facts['sortKeys'][number], keyof typeof recordSorts | Column | Field, SortKey>;
  readonly filters: Unusual<keyof Facts['filters'] & string, keyof typeof recordFilters | Column, Filter>;
}

const recordSorts = { ref: { by: record.ref }, title: { by: record.title }, updatedAt: { by: record.updatedAt } };

/** The filters of every register. */
const recordFilters = { labelId: byLabel } satisfies Readonly<Record<string, Filter>>;

/**
 * The list of a register: one definition for its pages and a record's position in them. A filter named after a column
 * filters by its values; an order named after a column sorts by it (a closed set in the contract's order of values),
 * and one named after a reference sorts by its name.
 * @param unusual filters and orders that do not follow this rule
 */
export function recordList<Facts extends ListFacts, Table extends RegisterTable, Field extends string>(
  facts: Facts,
  reader: Pick<RecordReader<Table, Field, unknown>, 'table' | 'named' | 'references'>,
  unusual: Unusuals<Facts, keyof Table['$inferSelect'] & string, Field>,
): RecordList<QueryOf<Facts>> {
  const { kind, filters: names } = facts;
  const columns = getTableColumns<PgTable>(reader.table);
  const sorts: Readonly<Record<string, SortKey>> = { ...usualSorts(reader), ...recordSorts, ...unusual.sorts };
  const unusualFilters: Readonly<Record<string, Filter>> = { ...recordFilters, ...unusual.filters };
  const filters = Object.keys(names).map((name) => {
    const column = columns[name];
    const filter = unusualFilters[name] ?? (column && among(column));
    if (filter === undefined) throw new Error(`${kind} has no column for its filter ${name}`);
    return { name, filter };
  });

  return listOf({ kind, table: reader.table, sorts }, async (query) => {
    const conditions = filters.map(async ({ name, filter }) =>
      filter(valuesOf(query, name), query.without?.includes(name) ?? false),
    );
    return and(...(await Promise.all(conditions)));
  });
}

function usualSorts({ table, references }: Pick<RecordReader<RegisterTable, string, unknown>, 'table' | 'references'>) {
  const columns = Object.entries(getTableColumns<PgTable>(table)).map(([name, column]): [string, SortKey] => [
    name,
    column.enumValues ? { by: rankOf(column), isNullable: !column.notNull } : { by: column },
  ]);
  const named = Object.entries(references).map(([name, reference]): [string, SortKey] => [name, { reference }]);
  return Object.fromEntries([...columns, ...named]);
}

/** The value of a filter in a request. */
function valuesOf(query: Readonly<Record<string, unknown>>, name: string): readonly string[] | undefined {
  const value = query[name];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.map(String) : undefined;
}
