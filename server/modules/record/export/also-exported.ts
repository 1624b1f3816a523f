import type { Cell, Column } from './columns.ts';

/** Where a record has what files say of it beside its fields. */
export const besideName = 'document';

/** What CSV and XLSX files say of records beside the fields of the contract, such as texts that lists do not carry. */
export interface AlsoExported {
  readonly columns: readonly Column[];
  /** The texts of records, by the names that their columns show. */
  readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>;
}

const textIn = (record: object, name: string): Cell => {
  const beside: unknown = Reflect.get(record, besideName);
  const value: unknown = typeof beside === 'object' && beside !== null ? Reflect.get(beside, name) : undefined;
  return typeof value === 'string' && value !== '' ? { type: 'text', value } : null;
};

/** A column with one of the texts. */
export const besideColumn = (name: string, header: string): Column => ({
  header,
  cellOf: (record) => textIn(record, name),
});
