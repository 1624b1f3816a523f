import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { contentHash, portablePath } from '#scripts/support/files.ts';
import { inProject } from '#scripts/support/project.ts';

/** Work that turns input files into output files, and need not be repeated while neither has changed. */
export interface Step {
  readonly name: string;
  /** Files and folders the result depends on. */
  readonly inputs: readonly string[];
  /** What else it depends on: versions of tools, options. */
  readonly notes?: readonly string[];
  /** Files and folders it writes. Each must exist afterwards. */
  readonly outputs: readonly string[];
  readonly work: () => Promise<void>;
}

export interface StepOptions {
  /** Does the work even when nothing has changed. */
  readonly force?: boolean;
  /** The folder that remembers how each step left its files. */
  readonly records?: string;
}

/**
 * Does the step's work unless its inputs and outputs are as the last run left them, and prints one line with the time.
 * Outputs count too: one edited by hand, or switched by Git, is made again.
 *
 * @throws what the work throws, and when it leaves out a declared output; the step then runs again next time.
 */
export async function runStep(step: Step, options: StepOptions = {}): Promise<void> {
  const { force = false, records = inProject('.cache', 'steps') } = options;
  const record = join(records, recordName(step));
  const started = performance.now();
  // Before the work: what is edited meanwhile has not been taken in, and must count as a change next time.
  const inputs = contentHash(step.inputs, step.notes);
  if (!force && existsSync(record) && readFileSync(record, 'utf8') === inputs + contentHash(step.outputs)) {
    report(step.name, 'unchanged');
    return;
  }
  rmSync(record, { force: true });
  await step.work();
  const missing = step.outputs.filter((output) => !existsSync(output));
  if (missing.length > 0) throw new Error(`${step.name} did not write ${missing.join(', ')}.`);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, inputs + contentHash(step.outputs));
  report(step.name, `${Math.round(performance.now() - started)} ms`);
}

/** One file a step, named by what the step writes. */
function recordName(step: Step): string {
  const [output = step.name] = step.outputs;
  return portablePath(output).replaceAll(/[^\w.]+/g, '-');
}

function report(name: string, result: string): void {
  console.log(`${name.padEnd(24)} ${result}`);
}
