import { filesUnder } from '#scripts/support/files.ts';

/** Code whose mutants the named tests must detect. */
export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
  readonly surroundings: Surroundings;
}

/** What the tests of an area run in. */
export interface Surroundings {
  readonly environment: 'happy-dom' | 'node';
  /** Imported before the tests. */
  readonly setup?: string;
  /** One PostgreSQL for all tests of a run. */
  readonly database?: true;
  /** Seconds after which a test that waits fails: a mutant that makes it wait dies of that, if it does so again alone. */
  readonly seconds: number;
}

const browser: Surroundings = { environment: 'happy-dom', setup: 'tests/wiring/support/setup.ts', seconds: 5 };
const pure: Surroundings = { environment: 'node', seconds: 5 };
const database: Surroundings = { environment: 'node', database: true, seconds: 10 };

/** Tables without logic: every row is checked against the specification (tests/app/guard.test.ts, breadcrumbs, menu). */
const tables = 'src/app/navigation/route-table/';

/** These only name screens and styles; the browser proves them. */
const namesScreens = new Set(
  ['navigation/router', 'shell/lazy-parts', 'shell/styles'].map((name) => `src/app/${name}.ts`),
);

const isCode = (file: string) => file.endsWith('.ts') && !file.startsWith(tables) && !namesScreens.has(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const named = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);
const unitTests = (names: string) => named('tests/unit', names.replaceAll(/\S+/g, '$&.test'));
const serverTests = (names: string) => named('tests/server', names.replaceAll(/\S+/g, '$&.test'));

/** These use a network or the console, or read adjacent files; they do not test mutated code. */
const leftOut = new Set(['api-client', 'provider-errors', 'wording'].map((name) => `tests/app/${name}.test.ts`));

const app: Area = {
  name: 'app',
  files: [
    ...filesUnder(['domain', 'src/actors', 'src/app']).filter(isCode),
    ...filesUnder(['src/features', 'src/registers']).filter((file) => /\/use\w+Actor\.ts$/.test(file)),
  ],
  tests: [
    ...filesUnder(['tests/wiring', 'tests/app']).filter((file) => isTest(file) && !leftOut.has(file)),
    ...unitTests('risk-rules rating review-dates'),
  ],
  surroundings: browser,
};

const contract: Area = {
  name: 'contract',
  files: [
    ...named('openapi', 'access texts'),
    ...named('server/contract', 'errors operations serialisation shapes validation'),
  ],
  tests: unitTests('access api-errors declared-errors defaults operations shapes texts validation value-validation'),
  surroundings: pure,
};

const settings: Area = {
  name: 'settings',
  files: named('server', 'setting-names setting-values settings'),
  tests: unitTests('setting-names setting-values settings trust-proxy'),
  surroundings: pure,
};

const http: Area = {
  name: 'http',
  files: [
    ...named('server/http', 'client-network errors host-check security-headers'),
    'server/database/constraints.ts',
  ],
  tests: [...unitTests('client-network security-headers http-errors constraints'), ...serverTests('api/host-check')],
  // A server that does not respond is frequent here, and its tests need no more.
  surroundings: { ...pure, seconds: 3 },
};

const identity: Area = {
  name: 'identity',
  files: named('server/identity', 'common-words forms hash-queue password-delay password-rules totp totp-secret vault'),
  tests: [
    ...unitTests('forms hash-queue password-delay password-rules'),
    ...serverTests('identity/totp identity/vault'),
  ],
  surroundings: pure,
};

const records: Area = {
  name: 'records',
  files: named('server/modules/record', 'activity filters pages search'),
  tests: unitTests('records'),
  surroundings: pure,
};

/** What only the database can prove; a few rules, each with the one test file that is about it. */
const limits: Area = {
  name: 'limits',
  files: ['server/database/limits.ts'],
  tests: serverTests('database/limits'),
  surroundings: database,
};

/** The counters of password attempts; an identity server without the application. */
const guesses: Area = {
  name: 'guesses',
  files: ['server/identity/password-guard.ts'],
  tests: serverTests('identity/password-guard'),
  surroundings: database,
};

const repeats: Area = {
  name: 'repeats',
  files: ['server/modules/record/idempotency.ts'],
  tests: serverTests('api/idempotency api/information-assets'),
  surroundings: database,
};

/**
 * Only the rules. The statements of `people.ts` and `super-admin.ts` are left out: only a whole server proves them, which
 * would start once for each mutant (tests/server/api/administrators.test.ts, tests/server/database/people.test.ts).
 */
const administrators: Area = {
  name: 'administrators',
  files: ['server/modules/platform/person-rules.ts', 'server/modules/accounts/super-admin-watch.ts'],
  tests: unitTests('person-rules super-admin-watch'),
  surroundings: pure,
};

export const areas: readonly Area[] = [
  app,
  contract,
  settings,
  http,
  identity,
  records,
  limits,
  guesses,
  repeats,
  administrators,
];
