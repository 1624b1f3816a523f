import { availableParallelism } from 'node:os';

/** Tests wait for a server, a database or a browser for a third of their time; more would crowd the one database. */
export const workers = Math.min(6, availableParallelism() + 1);
