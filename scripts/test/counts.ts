import { existsSync, readFileSync } from 'node:fs';

/** How many tests ended in which way. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failures by name, each with its message, as far as the report contains them. */
  readonly failures: readonly string[];
}

/** Vitest's JSON report, as far as it is counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly VitestResult[];
  }[];
}

interface VitestResult {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

/** Playwright's JSON report, as far as it is counted. */
interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { message?: string }[] }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Several checks that are one test together, given those that failed. */
export function countChecks(failures: readonly string[]): Counts {
  const failed = failures.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, skipped: 0, failures: failures.map(firstLines) };
}

/** The sum of the parts. */
export function sumCounts(parts: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') => parts.reduce((total, part) => total + part[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: parts.flatMap(({ failures }) => failures),
  };
}

/** The last line of `npm test`. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The counts of Vitest's report. A file that fails outside its tests (an import, a hook) is one failure more. */
export function countVitest(file: string, ok: boolean): Counts {
  if (!existsSync(file)) return withoutReport;
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return withFailureOf(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...brokenFiles.map(({ name, message }) => describeFailure(name, [message])),
      ...report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages)),
    ],
  });
}

/** The counts of Playwright's report. A test that only passes when repeated has failed. */
export function countPlaywright(file: string, ok: boolean): Counts {
  if (!existsSync(file)) return withoutReport;
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return withFailureOf(ok, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  });
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return describeFailure(
        `${file} › ${title}`,
        errors.flatMap(({ message }) => message ?? []),
      );
    }),
    ...suites.flatMap(failuresOfSuite),
  ];
}

function describeFailure(name: string, messages: readonly string[]): string {
  return firstLines([name, ...messages].join('\n'));
}

/** Enough of a message to recognise the failure; all of it is in the output of its part. */
function firstLines(text: string): string {
  return text.trim().split('\n').slice(0, 12).join('\n');
}

const withoutReport = countChecks(['The runner ended without a report.']);

/** A runner that failed although no test did is a failure too. */
function withFailureOf(ok: boolean, counts: Counts): Counts {
  if (ok || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: ['The runner failed although no test did.'] };
}
