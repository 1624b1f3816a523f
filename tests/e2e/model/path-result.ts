import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The start of a path, or one of its steps. */
export interface StepResult {
  /** The event in words; empty for the start. */
  readonly event: string;
  /** The resulting situation in words. */
  readonly state: string;
  /** As `transitionLines` names them. */
  readonly transitions: readonly string[];
  /** Whether the page was verified in this state; false for the failed step and those after it. */
  readonly seen: boolean;
  /** A screenshot next to this file, if screenshots are enabled. */
  readonly screenshot: string | null;
}

/** `test-results/paths/{flow}/{number}.json`: the result of one path in the browser. */
export interface PathResult {
  readonly flow: string;
  /** From 1, in the order of the flow's cover. */
  readonly number: number;
  readonly title: string;
  readonly start: string;
  readonly steps: readonly StepResult[];
  readonly outcome: 'passed' | 'failed';
  /** From the creation of the first user to the last verified state. */
  readonly seconds: number;
}

/** `test-results/paths/{flow}/cover.json`: the transitions covered by the paths of a flow. */
export interface CoverResult {
  readonly flow: string;
  readonly paths: number;
  readonly transitions: readonly string[];
  readonly taken: readonly string[];
  /** With the reason of each. */
  readonly untaken: Readonly<Record<string, string>>;
}

/** The results folder of a flow within Playwright's output folder, which every run empties first. */
export const resultsFolder = (outputFolder: string, flow: string): string => join(outputFolder, 'paths', flow);

export async function writeResult(file: string, result: PathResult | CoverResult): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
}
