import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The start of a path, or one of its steps. */
export interface StepResult {
  /** In words; empty for the start. */
  readonly event: string;
  /** Where it led, in words. */
  readonly state: string;
  /** As `transitionLines` names them. */
  readonly transitions: readonly string[];
  /** Whether the page was found in this state; false for where a path failed and what would have followed. */
  readonly seen: boolean;
  /** A PNG beside this file, when screenshots were asked for. */
  readonly screenshot: string | null;
}

/** `test-results/paths/{flow}/{number}.json`: one path as it was driven through the browser. */
export interface PathResult {
  readonly flow: string;
  /** From 1, in the order of the flow's cover. */
  readonly number: number;
  readonly title: string;
  readonly start: string;
  readonly steps: readonly StepResult[];
  readonly outcome: 'passed' | 'failed';
  /** From the first person made to the last state seen. */
  readonly seconds: number;
}

/** `test-results/paths/{flow}/cover.json`: what the paths of a flow cover. */
export interface CoverResult {
  readonly flow: string;
  readonly paths: number;
  readonly transitions: readonly string[];
  readonly taken: readonly string[];
  /** With the reason of each. */
  readonly untaken: Readonly<Record<string, string>>;
}

/** Where the results of a flow are, below Playwright's output folder, which every run empties first. */
export const resultsFolder = (outputFolder: string, flow: string): string => join(outputFolder, 'paths', flow);

export async function writeResult(file: string, result: PathResult | CoverResult): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
}
