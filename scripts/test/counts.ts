import { existsSync, readFileSync } from 'node:fs';

/** How many tests ended in which way. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Vitest's JSON report, as far as it is counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/** Playwright's JSON report, as far as it is counted. */
interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Something that is one test as a whole. */
export function countOne(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** The sum of the parts. */
export function sumCounts(parts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The last line of `npm test`. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The counts of Vitest's report. A file that fails outside its tests (an import, a hook) is one failure more. */
export function countVitest(file: string, ok: boolean): Counts {
  if (!existsSync(file)) return countOne(false);
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return withFailureOf(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** The counts of Playwright's report. A test that only passes when repeated has failed. */
export function countPlaywright(file: string, ok: boolean): Counts {
  if (!existsSync(file)) return countOne(false);
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return withFailureOf(ok, { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped });
}

/** A runner that failed although no test did is a failure too. */
function withFailureOf(ok: boolean, counts: Counts): Counts {
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
