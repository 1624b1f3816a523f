import { filesUnder } from '#scripts/support/files.ts';

/** Tables without logic: every row is checked against the specification (tests/app/guard.test.ts, breadcrumbs, menu). */
const tables = 'src/app/navigation/route-table/';

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.startsWith(tables);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The code whose mutants the headless tests must detect. */
export const mutatedFiles = (): string[] => [
  ...filesUnder(['domain', 'src/actors', 'src/app']).filter(isCode),
  ...filesUnder(['src/features', 'src/registers']).filter((file) => /\/use\w+Actor\.ts$/.test(file)),
];

/** These use a network or the console, or read adjacent files; they do not test mutated code. */
const leftOut = new Set(['api-client', 'provider-errors', 'wording'].map((name) => `tests/app/${name}.test.ts`));

/** The tests that must detect them: all fast, without a browser, a server or a database. */
export const testFiles = (): string[] =>
  filesUnder(['tests/wiring', 'tests/app', 'tests/unit/risk-rules.test.ts', 'tests/unit/rating.test.ts']).filter(
    (file) => isTest(file) && !leftOut.has(file),
  );
