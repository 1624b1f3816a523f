/** Output folders of a run: instrumented code, test files and results. */
export const workFolder = '.cache/mutants';
