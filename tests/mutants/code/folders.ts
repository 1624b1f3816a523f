/** Where a run keeps what it generates: instrumented code, test files and results. */
export const workFolder = '.cache/mutants';
