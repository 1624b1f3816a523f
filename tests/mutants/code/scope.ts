import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { filesUnder } from '#scripts/support/files.ts';
import { inProject } from '#scripts/support/project.ts';

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

/** A hook that runs a machine with its actors. Browser tests prove the other hooks, with their components. */
const runsMachine = (file: string) =>
  /\/use\w+\.ts$/.test(file) && readFileSync(inProject(file), 'utf8').includes('useActorRef(');

/** The test files under the paths that import one of the files by its name, or whose own support does. */
function testsOf(files: readonly string[], paths: readonly string[]): string[] {
  const imports = files.map((file) => `'#${file}'`);
  return filesUnder(paths).filter((test) => {
    if (!isTest(test)) return false;
    const code = readFileSync(inProject(test), 'utf8');
    const support = [...code.matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, path = '']) => join(dirname(test), path));
    const all = [code, ...support.map((path) => readFileSync(inProject(path), 'utf8'))].join('\n');
    return imports.some((name) => all.includes(name));
  });
}

const named = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}.ts`);
const unitTests = (names: string) => named('tests/unit', names.replaceAll(/\S+/g, '$&.test'));
const serverTests = (names: string) => named('tests/server', names.replaceAll(/\S+/g, '$&.test'));

/** Every path of every machine: seconds for each mutant. */
const wholeFlows = new Set(['paths', 'trouble'].map((name) => `tests/machines/${name}.test.ts`));

/** These use the console or adjacent files; none tests mutated code. */
const leftOut = new Set(['provider-errors', 'wording'].map((name) => `tests/app/${name}.test.ts`));

/** Tests of `src/api` use a network, which happy-dom refuses. */
const usesNetwork = (file: string) => readFileSync(inProject(file), 'utf8').includes('/scripted-server.ts');

const domainFiles = filesUnder(['domain']).filter(isCode);

const domain: Area = {
  name: 'domain',
  files: domainFiles,
  tests: testsOf(domainFiles, ['tests/app', 'tests/unit']),
  surroundings: pure,
};

/** Machines with rules beside them that their behaviour snapshot proves. Exploring one takes up to some seconds. */
const flowsWithRules = ['assessment-response', 'assessment-review', 'questionnaire-builder'];

const machineTests = filesUnder(['tests/machines']).filter((file) => isTest(file) && !wholeFlows.has(file));
const isRules = (file: string) => isCode(file) && !file.endsWith('.machine.ts');

const flowRules: readonly Area[] = flowsWithRules.map((name) => ({
  name: `rules of ${name}`,
  files: filesUnder([`machines/${name}`]).filter(isRules),
  tests: [...machineTests, `tests/mutants/code/flows/${name}.ts`],
  surroundings: { ...pure, seconds: 30 },
}));

/** What several machines share, and the rules of one beside it. The machines themselves have mutants of their own. */
const machineRules: Area = {
  name: 'machine rules',
  files: filesUnder(['machines']).filter(
    (file) => isRules(file) && !flowsWithRules.some((name) => file.startsWith(`machines/${name}/`)),
  ),
  tests: machineTests,
  surroundings: pure,
};

const app: Area = {
  name: 'app',
  files: [
    ...filesUnder(['src/actors', 'src/app']).filter(isCode),
    ...filesUnder(['src/features', 'src/registers']).filter(runsMachine),
    'src/components/useNotices.ts',
  ],
  tests: filesUnder(['tests/wiring', 'tests/app']).filter(
    (file) => isTest(file) && !leftOut.has(file) && !usesNetwork(file),
  ),
  surroundings: browser,
};

const contract: Area = {
  name: 'contract',
  files: [
    ...named('openapi', 'access texts'),
    ...named('server/contract', 'errors operations serialisation shapes validation'),
  ],
  tests: unitTests(
    'access api-errors declared-errors defaults operations serialisation shapes texts validation value-validation',
  ),
  surroundings: pure,
};

const settings: Area = {
  name: 'settings',
  files: named('server', 'setting-names setting-values settings'),
  tests: unitTests('development-settings setting-names setting-values settings trust-proxy'),
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
  files: named('server/modules/record', 'activity filters pages'),
  tests: unitTests('records'),
  surroundings: pure,
};

const ruleFiles = [
  ...named('server/ai', 'prose-reader slots'),
  'server/http/byte-range.ts',
  ...named('server/modules/attachment', 'addresses file-name'),
  ...named('server/modules/import', 'fields guess values'),
  ...named('server/modules/record/export', 'columns csv'),
  'server/outside/addresses.ts',
];

/** Rules of files, imports, exports and connections to the outside, which need no database. */
const rules: Area = {
  name: 'rules',
  files: ruleFiles,
  tests: testsOf(ruleFiles, ['tests/unit', 'tests/server']),
  surroundings: pure,
};

/** What only the database can prove; a few rules, each with the one test file that is about it. */
const limits: Area = {
  name: 'limits',
  files: ['server/database/limits.ts'],
  tests: serverTests('database/limits'),
  surroundings: database,
};

/** How a list is searched and counted, which needs records in numbers but no server. */
const searches: Area = {
  name: 'searches',
  files: ['server/modules/record/list/search.ts'],
  tests: serverTests('database/search-estimate'),
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
  files: ['server/modules/record/change/idempotency.ts'],
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
  machineRules,
  ...flowRules,
  domain,
  app,
  contract,
  settings,
  http,
  identity,
  records,
  rules,
  limits,
  searches,
  guesses,
  repeats,
  administrators,
];
