import pg from 'pg';
import { vi } from 'vitest';

/** Tables of a transaction, in the order in which it locked rows of them or added the first one. */
export type Locked = readonly string[];

const clause = /\bfor (?:no key update|update|key share|share)(?: of ((?:"\w+"(?:, )?)+))?(?: skip locked)?\s*\)?\s*$/;
const source = /\bfrom "(\w+)"/;
const changed = /\b(?:update|delete from|insert into) "(\w+)"/g;

const namesIn = (text: string, names: RegExp): string[] => [...text.matchAll(names)].flatMap(([, name]) => name ?? []);

/** The tables whose rows a statement locks, changes or adds: those that it added are its own. */
function lockedBy(text: string): string[] {
  const changes = namesIn(text, changed);
  const locking = clause.exec(text);
  if (locking === null || changes.length > 0) return changes;
  return locking[1] === undefined ? [source.exec(text)?.[1] ?? ''] : namesIn(locking[1], /"(\w+)"/g);
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const text: unknown = typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : '';
  return typeof text === 'string' ? text : '';
};

/** Notes what each transaction of this process locks, by its statements. To be called before the server connects. */
export function recordLocks(): { readonly transactions: Locked[]; stop(): void } {
  const transactions: Locked[] = [];
  const open = new WeakMap<object, string[]>();
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function note(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const text = textOf(args[0]);
    if (text.startsWith('begin')) open.set(this, []);
    const tables = open.get(this);
    if (tables !== undefined) {
      tables.push(...lockedBy(text).filter((table) => !tables.includes(table)));
      if (text === 'commit') transactions.push(tables);
    }
    return Reflect.apply(query, this, args);
  });
  return { transactions, stop: () => spy.mockRestore() };
}
