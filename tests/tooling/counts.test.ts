import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';
import type { Counts } from '#scripts/test/counts.ts';
import { countOne, countPlaywright, countVitest, describeCounts, sumCounts } from '#scripts/test/counts.ts';
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
    ).toEqual({ passed: 1, failed: 2, skipped: 2 });
  });

  test('include a failure if only something outside the tests failed', async () => {
    const unhandled = "import { test } from 'vitest';\ntest('passes', () => void Promise.reject(new Error('late')));";
    expect(await countsOf({ 'unhandled.test.ts': unhandled })).toEqual({ passed: 1, failed: 1, skipped: 0 });
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
    expect(countsOf({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, false)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    });
  });

  test('include a failure if only the server did not start', () => {
    expect(countsOf({ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, false)).toEqual(countOne(false));
  });

  function countsOf(stats: object, ok: boolean): Counts {
    scratch.write({ 'report.json': JSON.stringify({ stats }) });
    return countPlaywright(scratch.path('report.json'), ok);
  }
});

test('a runner that crashed before its report is one failure', () => {
  expect(countVitest(scratch.path('none.json'), false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(countPlaywright(scratch.path('none.json'), true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the last line names the skipped ones only when there are some', () => {
  const total = sumCounts([countOne(true), countOne(false), { passed: 3, failed: 0, skipped: 0 }]);
  expect(describeCounts(total)).toBe('4 passed, 1 failed');
  expect(describeCounts({ ...total, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
});
