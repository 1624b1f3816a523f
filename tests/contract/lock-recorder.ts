import pg from 'pg';

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
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('A client of PostgreSQL has no queries');
  const note = (client: object, text: string) => {
    if (text.startsWith('begin')) open.set(client, []);
    const tables = open.get(client);
    tables?.push(...lockedBy(text).filter((table) => !tables.includes(table)));
    if (text === 'commit' && tables !== undefined) transactions.push(tables);
  };
  Reflect.set(pg.Client.prototype, 'query', function noted(this: object, ...args: unknown[]): unknown {
    note(this, textOf(args[0]));
    const sent: unknown = Reflect.apply(query, this, args);
    return sent;
  });
  return { transactions, stop: () => void Reflect.set(pg.Client.prototype, 'query', query) };
}
