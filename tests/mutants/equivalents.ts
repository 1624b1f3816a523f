/** Mutants that change nothing anybody could notice, by machine and change, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {};
