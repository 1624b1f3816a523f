import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { organisation as organisations, riskClosure, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { seedDemo } from '#server/demo/index.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { addPerson, signedIn, type Person, type TestOrganisation } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import type { Recounted } from './recounted.ts';

export interface RecountedDemo {
  /** An administrator who may see everything, in each of the organisations. */
  readonly people: readonly Person[];
  /** An administrator of the platform, who may see everything of it. */
  readonly platform: Person;
  /** When each closed risk was closed, in milliseconds since 1970: no list says so. */
  closedRisks(): Promise<ReadonlyMap<string, number>>;
  /** Someone of the demo, in the organisation that has every register. @throws if the demo has no such account */
  demoPerson(email: string): Promise<Person>;
  close(): Promise<void>;
}

/** The demo on a server, and people who may see all of it. */
export async function startRecountedDemo(): Promise<RecountedDemo> {
  const server = await startTestServer();
  const { database, identity, files } = server;
  await seedDemo({ database, identity, files, log: quiet });
  const found: readonly TestOrganisation[] = await database.platform
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .orderBy(asc(organisations.name));
  const people = await Promise.all(
    found.map((organisation) => addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] })),
  );
  const platform = await addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } });
  return {
    people,
    platform,
    async closedRisks() {
      const rows = await database.inOrganisation({ organisationId: found[0]?.id ?? '', userId: '' }, () =>
        db.select({ id: riskClosure.riskId, at: riskClosure.closedAt }).from(riskClosure),
      );
      return new Map(rows.map(({ id, at: instant }) => [id, instant.getTime()]));
    },
    async demoPerson(email) {
      const [account] = await database.platform.select().from(userAccount).where(eq(userAccount.email, email));
      if (account === undefined) throw new Error(`The demo has no account ${email}`);
      const stranger = await signedIn(server, { subject: account.subject, email });
      const organisation = found[0]?.id;
      return {
        ...stranger,
        id: account.id,
        call: (path, request) => stranger.call(path, { organisation, ...request }),
      };
    },
    close: () => server.close(),
  };
}

/** What an operation answers; the server checks its answers against the contract. @param key that the answer has */
export async function read<T>(person: Person, path: string, key: string): Promise<T> {
  const isThat = (value: unknown): value is T => at(value, key) !== undefined;
  const { status, body } = await person.call(`/api/${path}`);
  const found = at(body, 'data');
  if (!isThat(found)) throw new Error(`${path} answered ${status}`);
  return found;
}

/** What a file has; the answer is not one of a list. @param query of the export, beside its format */
export async function exported(person: Person, path: string, query = ''): Promise<readonly unknown[]> {
  const { status, body } = await person.call(`/api/${path}?format=json${query}`);
  if (!Array.isArray(body)) throw new Error(`The export ${path} answered ${status}`);
  return body.map((one: unknown) => one);
}

/** The records of a register, as its export has them. */
export const exportOf = (person: Person, path: string) => exported(person, `${path}/export`);

/** All rows of a list, page by page. */
export async function allOf(person: Person, path: string, query = ''): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { status, body } = await person.call(`/api/${path}?perPage=100&page=${page}${query}`);
    const found: unknown = at(body, 'data.data');
    if (!Array.isArray(found)) throw new Error(`The list ${path} answered ${status}`);
    rows.push(...found.map((one: unknown) => one));
    pages = numberAt(body, 'data.pagination.totalPages');
  }
  return rows;
}

/** How many records the list has that a number opens. */
export async function listed(person: Person, { path, query }: Pick<Recounted, 'path' | 'query'>): Promise<number> {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  const { body } = await person.call(`/api/${path}?${new URLSearchParams(pairs).toString()}`);
  return numberAt(body, 'data.pagination.total');
}

/** Each number beside what its link lists and what the export of its register has. */
export async function expectSame(person: Person, numbers: readonly Recounted[]): Promise<void> {
  const exports = new Map<string, readonly unknown[]>();
  for (const { path } of numbers) if (!exports.has(path)) exports.set(path, await exportOf(person, path));
  const counted = [];
  for (const one of numbers)
    counted.push({
      what: one.what,
      shown: one.number,
      listed: await listed(person, one),
      exported: (exports.get(one.path) ?? []).filter((record) => one.counts(record)).length,
    });
  expect(counted).toEqual(counted.map(({ what, shown }) => ({ what, shown, listed: shown, exported: shown })));
}

/** Today where the organisation is: in the demo, the day of UTC. */
export const dayOf = async (person: Person): Promise<string> =>
  (await read<{ readonly day: string }>(person, 'compliance-report', 'day')).day;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
