import { expect } from 'vitest';
import { z } from 'zod';

import type { LookupKind, RecordKind } from '#openapi/generated/records.ts';
import type { Schemas } from '#server/contract/types.ts';
import { runImportStep } from '#tests/contract/import-fixtures.ts';
import { add } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { fileType, type Answer } from '#tests/server/support/http.ts';
import { addPerson, type Person, type TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

const importAnswer = z.object({
  data: z.object({
    id: z.string(),
    state: z.string(),
    failure: z.string().nullable(),
    headerRow: z.number(),
    firstRows: z.array(z.object({ row: z.number(), text: z.string() })),
    rows: z.number(),
    done: z.number(),
    undoUntil: z.string().nullable(),
    columns: z.array(
      z.object({
        header: z.string(),
        samples: z.array(z.string()),
        field: z.string().nullable(),
        doubts: z.array(z.string()),
        timeZone: z.string().nullable(),
      }),
    ),
    delimiter: z.string().nullable(),
    encoding: z.string().nullable(),
    decimalMark: z.string().nullable(),
    dayOrder: z.string().nullable(),
    timeZone: z.string(),
    doubles: z.string().nullable(),
    doubleRows: z.array(z.object({ row: z.number(), use: z.string() })),
    fields: z.array(z.object({ field: z.string(), label: z.string() })),
    counts: z.record(z.string(), z.number()).nullable(),
    questions: z.record(z.string(), z.number()).nullable(),
  }),
});

/** The import in an answer. */
export const importOf = (answer: Answer, status = 200) => {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
  return importAnswer.parse(answer.body).data;
};

const rowsAnswer = z.object({
  data: z.object({
    data: z.array(
      z.object({
        row: z.number(),
        outcome: z.string(),
        title: z.string(),
        ref: z.string().nullable(),
        changes: z.array(z.string()),
        errors: z.array(z.object({ column: z.string(), message: z.string() })),
        readings: z.array(z.object({ column: z.string(), cell: z.string(), value: z.string() })),
        double: z.object({ ref: z.string().nullable(), row: z.number().nullable() }).nullable(),
        undo: z.string().nullable(),
      }),
    ),
  }),
});

const choice = z.object({ id: z.string(), name: z.string() });

const valuesAnswer = z.object({
  data: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      text: z.string(),
      rows: z.number(),
      problem: z.string(),
      mayAdd: z.boolean(),
      use: z.string().nullable(),
      choice: choice.nullable(),
    }),
  ),
});

const choicesAnswer = z.object({ data: z.array(choice) });

interface Importing {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
  readonly owner: Person;
}

const steps = { check: 'CHECK', run: 'RUN', undo: 'UNDO' } as const;

/** Imports into a register or look-up as its columns are guessed. A step is done at once, as a worker would do it. */
export function importsInto(
  kind: RecordKind | LookupKind | Schemas['ProviderPartKind'],
  { server, owner, organisation }: Importing,
) {
  const scope = { organisationId: organisation.id, userId: owner.id };
  const start = (id: string, step: keyof typeof steps, body?: object) =>
    owner.call(`/api/imports/${id}/${step}`, { method: 'POST', body });
  const get = async (id: string) => importOf(await owner.call(`/api/imports/${id}`));
  const work = (importId: string, step: keyof typeof steps) =>
    runImportStep(server, scope, { importId, step: steps[step] });
  const send = (raw: string | Uint8Array, format: Partial<Record<'delimiter' | 'encoding', string>> = {}) => {
    const query = new URLSearchParams({ kind, fileName: 'records.csv', ...format }).toString();
    return owner.call(`/api/imports?${query}`, { method: 'POST', raw, headers: fileType });
  };
  return {
    send,
    start,
    work,
    get,
    upload: async (raw: string | Uint8Array, format?: Parameters<typeof send>[1]) =>
      importOf(await send(raw, format), 201),
    rows: async (id: string, query = '') => {
      const { body } = await owner.call(`/api/imports/${id}/rows?perPage=100${query}`);
      return rowsAnswer.parse(body).data.data;
    },
    /** Checks a file again, as its columns are assigned, with what was answered. */
    async checkAgain(id: string, plan: Partial<Schemas['ImportPlan']>) {
      const { columns } = await get(id);
      const assigned = columns.flatMap(({ field }, column) => (field === null ? [] : [{ column, field }]));
      importOf(await start(id, 'check', { mode: 'STOP', columns: assigned, ...plan }));
      await work(id, 'check');
      return get(id);
    },
    /** The values of a checked file that name nothing. */
    values: async (id: string) => {
      const { body } = await owner.call(`/api/imports/${id}/values`);
      return valuesAnswer.parse(body).data;
    },
    /** What a value of a field can stand for. */
    choices: async (id: string, field: string, search = '') => {
      const { body } = await owner.call(
        `/api/imports/${id}/choices?${new URLSearchParams({ field, search }).toString()}`,
      );
      return choicesAnswer.parse(body).data;
    },
    async check(
      raw: string | Uint8Array,
      mode: Schemas['ImportMode'] = 'STOP',
      reading: Partial<Omit<Schemas['ImportPlan'], 'columns' | 'mode'>> = {},
    ) {
      const { id, columns } = importOf(await send(raw), 201);
      const assigned = columns.flatMap(({ field }, column) => (field === null ? [] : [{ column, field }]));
      importOf(await start(id, 'check', { mode, columns: assigned, ...reading }));
      await work(id, 'check');
      return get(id);
    },
    async run(id: string, leaveOutInvalid = false) {
      importOf(await start(id, 'run', { leaveOutInvalid }));
      await work(id, 'run');
      return get(id);
    },
    async undo(id: string) {
      importOf(await start(id, 'undo'));
      await work(id, 'undo');
      return get(id);
    },
  };
}

export const assetsPath = '/api/information-asset';

/** The lines of a CSV file. */
export const file = (...lines: readonly string[]) => lines.join('\n');

/** All records of a register, in the order of their references. @param path of its list */
export async function recordsOf({ owner }: Pick<Importing, 'owner'>, path: string): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await owner.call(`${path}?perPage=100&sortId=ref&page=${page}`);
    const rows: unknown = at(body, 'data.data');
    if (!Array.isArray(rows)) throw new Error(`${path} has no records`);
    found.push(...rows.map((row: unknown) => row));
    if (rows.length < 100) return found;
  }
}

/** The titles of the assets, in the order of their references. */
export async function assetTitles({ owner }: Pick<Importing, 'owner'>): Promise<string[]> {
  const { body } = await owner.call(`${assetsPath}?perPage=100&sortId=ref`);
  const rows = at(body, 'data.data');
  return Array.isArray(rows) ? rows.map((row) => textAt(row, 'title')) : [];
}

/** Another manager of the organisation. */
export const colleague = (
  { server, organisation }: Importing,
  level: 'VIEW' | 'ADD' | 'EDIT' | 'DELETE' = 'DELETE',
): Promise<Person> => addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level }] });

/** A type of assets. */
export const addType = (place: Importing, name: string) => add(place, '/api/asset-type', { name });
