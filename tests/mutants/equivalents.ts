/** Equivalent mutants by machine and change, each with a reason. */
export const equivalents: Readonly<Record<string, string>> = {};
