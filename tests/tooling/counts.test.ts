import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';
import type { Counts } from '#scripts/test/counts.ts';
import { countChecks, countPlaywright, countVitest, describeCounts, sumCounts } from '#scripts/test/counts.ts';
import type { Scratch } from '#tests/tooling/support/scratch.ts';
import { scratchInProject } from '#tests/tooling/support/scratch.ts';

let scratch: Scratch;

beforeEach(() => {
  scratch = scratchInProject();
});

afterEach(() => scratch.remove());

describe('the counts of Vitest', () => {
  test('include its tests and one failure for each file that failed outside them', async () => {
    expect(
      await countsOf({
        'mixed.test.ts': [
          "import { expect, test } from 'vitest';",
          "test('passes', () => expect(1).toBe(1));",
          "test('fails', () => expect(1).toBe(2));",
          "test.skip('is skipped', () => undefined);",
          "test.todo('is to do');",
        ].join('\n'),
        'broken.test.ts': "import './nowhere.ts';",
      }),
    ).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      failures: [
        expect.stringMatching(/broken\.test\.ts\n.*nowhere\.ts/),
        expect.stringMatching(/^fails\nAssertionError: expected 1 to be 2/),
      ],
    });
  });

  test('include a failure if only something outside the tests failed', async () => {
    const unhandled = "import { test } from 'vitest';\ntest('passes', () => void Promise.reject(new Error('late')));";
    expect(await countsOf({ 'unhandled.test.ts': unhandled })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['The runner failed although no test did.'],
    });
  });

  async function countsOf(files: Record<string, string>): Promise<Counts> {
    scratch.write({ ...files, 'vitest.config.ts': "export default { test: { include: ['*.test.ts'] } };" });
    const report = scratch.path('report.json');
    const args = [toolScript('vitest'), 'run', '--root', scratch.folder, '--reporter=json', `--outputFile=${report}`];
    const { ok } = await runNode(args);
    return countVitest(report, ok);
  }
});

describe('the counts of Playwright', () => {
  test('count a test that passed only on retry as failed', () => {
    expect(countsOf({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, false)).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 2,
    });
  });

  test('name the failed tests with their messages', () => {
    const passed = { title: 'passes', file: 'a.spec.ts', ok: true, tests: [] };
    const failed = {
      ...passed,
      title: 'fails',
      ok: false,
      tests: [{ results: [{ errors: [{ message: 'Timed out' }] }] }],
    };
    const suites = [{ specs: [passed], suites: [{ specs: [failed] }] }];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    expect(countsOf(stats, false, suites).failures).toEqual(['a.spec.ts › fails\nTimed out']);
  });

  test('include a failure if only the server did not start', () => {
    expect(countsOf({ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, false)).toEqual(
      countChecks(['The runner failed although no test did.']),
    );
  });

  function countsOf(stats: object, ok: boolean, suites: object[] = []): Counts {
    scratch.write({ 'report.json': JSON.stringify({ stats, suites }) });
    return countPlaywright(scratch.path('report.json'), ok);
  }
});

test('a runner that crashed before its report is one failure', () => {
  const expected = countChecks(['The runner ended without a report.']);
  expect(countVitest(scratch.path('none.json'), false)).toEqual(expected);
  expect(countPlaywright(scratch.path('none.json'), true)).toEqual(expected);
});

test('the last line names the skipped ones only when there are some', () => {
  const total = sumCounts([countChecks([]), countChecks(['lint']), { ...countChecks([]), passed: 3 }]);
  expect(describeCounts(total)).toBe('4 passed, 1 failed');
  expect(describeCounts({ ...total, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
});
