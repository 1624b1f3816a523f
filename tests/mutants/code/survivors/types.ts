/** Changes that survive, by file and reason; a change is written as `npm run mutants` prints it. */
export type Survivors = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
