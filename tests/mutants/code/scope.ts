import { filesUnder } from '#scripts/support/files.ts';

/** Tables without logic: every row is checked against the specification (tests/app/guard.test.ts, breadcrumbs, menu). */
const tables = 'src/app/navigation/route-table/';

/**
 * What the headless tests prove of the app: the modules of these parts. Not yet in it: components (.tsx), the modules that
 * import whole screens, connectivity, error recovery, organisation, and the other modules of the frame.
 */
const app = [
  ...['session', 'preferences', 'navigation', 'shell', 'tips', 'consent'].map((part) => `src/app/${part}`),
  'src/app/frame/useRest.ts',
];

const importsScreens = (file: string) => /\/(router|lazy-parts)\.ts$/.test(file);

const isCode = (file: string) => file.endsWith('.ts') && !file.startsWith(tables) && !importsScreens(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The code whose mutants the headless tests must detect. */
export const mutatedFiles = (): string[] => [
  ...filesUnder(['domain', 'src/actors', ...app]).filter(isCode),
  ...filesUnder(['src/features', 'src/registers']).filter((file) => /\/use\w+Actor\.ts$/.test(file)),
];

/** These use a network or the console, or read adjacent files; they do not test mutated code. */
const leftOut = new Set(['api-client', 'provider-errors', 'wording'].map((name) => `tests/app/${name}.test.ts`));

/** The tests that must detect them: all fast, without a browser, a server or a database. */
export const testFiles = (): string[] =>
  filesUnder([
    'tests/wiring',
    'tests/app',
    ...['risk-rules', 'rating', 'review-dates'].map((name) => `tests/unit/${name}.test.ts`),
  ]).filter((file) => isTest(file) && !leftOut.has(file));
