import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { z } from 'zod';

import { launchOptions } from '#scripts/browser/launch.ts';

/** Fetched when the benchmark runs: it brings 290 packages (docs/decisions/037-first-view.md). */
const lighthouse = 'lighthouse@13.5.0';

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), title: z.string(), displayValue: z.string().optional() }),
  ),
});

/** The scores of Lighthouse for a phone, from 0 to 100, its times, and what it finds fault with. */
export async function lighthouseScores(url: string): Promise<string> {
  const { executablePath, args } = await launchOptions();
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices',
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${Math.round(score * 100)}`);
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const imperfect = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  return [
    `Lighthouse, mobile: ${scores.join(', ')}`,
    ...times.map((id) => `  ${audits[id]?.title}: ${audits[id]?.displayValue}`),
    ...imperfect.map(({ title, displayValue = '' }) => `  below 90: ${title} ${displayValue}`),
  ].join('\n');
}
