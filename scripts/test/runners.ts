import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from '#scripts/browser/browser.ts';
import { toolScript } from '#scripts/support/project.ts';
import type { RunOptions } from '#scripts/support/run.ts';
import { runNode } from '#scripts/support/run.ts';
import type { Counts } from '#scripts/test/counts.ts';
import { countPlaywright, countVitest } from '#scripts/test/counts.ts';

/** A runner that hangs must fail instead of waiting indefinitely. */
const limits = { minutes: 60 };

/** Runs Vitest's projects of these names, and shows what it writes. */
export async function runVitest(projects: readonly string[], options: RunOptions = {}): Promise<Counts> {
  return withReport(async (report) => {
    const selection = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [toolScript('vitest'), 'run', '--allowOnly=false', ...selection, ...reporters];
    const { ok } = await runNode(args, { ...limits, onOutput: show, ...options });
    return countVitest(report, ok);
  });
}

/** Runs the tests in a real browser, and shows what Playwright writes. */
export async function runPlaywright(): Promise<Counts> {
  const browser = await findBrowser();
  return withReport(async (report) => {
    const args = [toolScript('@playwright/test', 'playwright'), 'test', '--forbid-only', '--reporter=list,json'];
    const environment = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { ok } = await runNode(args, { ...limits, onOutput: show, environment });
    return countPlaywright(report, ok);
  });
}

async function withReport(work: (file: string) => Promise<Counts>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'attest-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function show(text: string): void {
  process.stdout.write(text);
}
