import { formulaWithoutResult } from '#domain/files/formula.ts';
import {
  besideName,
  type BesideValues,
  type FoundRecord,
  type ImportBeside,
  type ImportTarget,
} from '#server/modules/record/index.ts';

import { isBeside, isPrepared, type Field } from './fields.ts';
import type { FileRow } from './file/limits.ts';
import { noResult, type Converted } from './values.ts';

/** What is beside the fields begins a new record; that of one that exists has a life of its own. */
export const onlyNew = { problem: 'This can only be imported with a new record: change it in the record itself' };

/** What rows say beside the fields of the contract. */
export interface BesideBook {
  /** Reads the cells of rows, instead of those before: outside of transactions. */
  prepare(
    fields: readonly { readonly field: Field; readonly column: number }[],
    rows: readonly FileRow[],
  ): Promise<void>;
  /** The records that rows name, with what they have. */
  find(texts: readonly string[]): Promise<ReadonlyMap<string, FoundRecord>>;
  /** A text that was prepared. */
  of(field: Field, text: string): Converted;
}

const keyOf = ({ path }: Field, text: string) => `${path} ${text}`;

/** @param organisationId whose texts are read */
export function besideBook(target: ImportTarget, organisationId: string): BesideBook {
  const { beside } = target;
  const prepared = new Map<string, Converted>();
  return {
    async prepare(fields, rows) {
      prepared.clear();
      if (beside === undefined) return;
      for (const { field, column } of fields.filter((one) => isPrepared(one.field)))
        for (const { cells } of rows) {
          const text = cells[column] ?? '';
          const key = keyOf(field, text);
          if (text.trim() === '' || prepared.has(key)) continue;
          const isWithout = text.trim() === formulaWithoutResult;
          prepared.set(key, isWithout ? { problem: noResult } : await beside.prepare(field.path, text, organisationId));
        }
    },

    async find(texts) {
      const found = await target.find(texts);
      if (beside === undefined) return found;
      const current = await beside.current([...found.values()].map(({ id }) => id));
      const withBeside = (one: FoundRecord) => ({
        ...one,
        entity: { ...one.entity, [besideName]: current.get(one.id) },
      });
      return new Map([...found].map(([text, one]) => [text, withBeside(one)]));
    },

    of: (field, text) => prepared.get(keyOf(field, text)) ?? { value: undefined },
  };
}

/** How the values of a row are looked at together; undefined where nothing is beside the fields. */
export type Settle = Awaited<ReturnType<ImportBeside['settler']>> | undefined;

/** What is stored of the values beside the fields of the contract, which are looked at together. */
export function settleBeside(given: Readonly<Record<string, unknown>>, settle: Settle, fields: readonly Field[]) {
  if (settle === undefined || !fields.some(isBeside)) return { values: given, errors: [], lacks: [] };
  const { [besideName]: beside, ...own } = given;
  const texts = textsIn(beside);
  const { values, errors, fields: also = {}, lacks = [] } = settle(texts, own);
  const all = { ...own, ...also };
  return { values: Object.keys(values).length === 0 ? all : { ...all, [besideName]: values }, errors, lacks };
}

/** The texts of a row beside the fields of the contract; none where it has none. */
export const textsIn = (values: unknown): BesideValues =>
  typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).map(([name, text]) => [name, String(text)]))
    : {};
