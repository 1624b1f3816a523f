/** The folder of a run, for instrumented code, test files and results; another one allows two runs at once. */
export const workFolder = process.env['MUTANTS_WORK'] ?? '.cache/mutants';
