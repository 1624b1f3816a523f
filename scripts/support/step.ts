import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { contentHash, portablePath } from '#scripts/support/files.ts';
import { inProject } from '#scripts/support/project.ts';

/** Work that turns input files into output files and is repeated only if either has changed. */
export interface Step {
  readonly name: string;
  /** The files and folders that the result depends on. */
  readonly inputs: readonly string[];
  /** Other dependencies of the result: tool versions, options. */
  readonly notes?: readonly string[];
  /** The files and folders that it writes. Each must exist afterwards. */
  readonly outputs: readonly string[];
  readonly work: () => Promise<void>;
}

export interface StepOptions {
  /** Runs the step even if nothing has changed. */
  readonly force?: boolean;
  /** The folder that stores the hashes of each step's files. */
  readonly records?: string;
}

/**
 * Runs the step unless its inputs and outputs are unchanged since the last run, and prints one line with the time. Outputs
 * count as well: one edited manually, or changed by a Git checkout, is regenerated.
 *
 * @throws what the work throws, and when a declared output is missing; the step then runs again next time.
 */
export async function runStep(step: Step, options: StepOptions = {}): Promise<void> {
  const { force = false, records = inProject('.cache', 'steps') } = options;
  const record = join(records, recordName(step));
  const started = performance.now();
  // Before the work: an edit during the run must count as a change next time.
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

/** One file per step, named after its outputs. */
function recordName(step: Step): string {
  const [output = step.name] = step.outputs;
  return portablePath(output).replaceAll(/[^\w.]+/g, '-');
}

function report(name: string, result: string): void {
  console.log(`${name.padEnd(24)} ${result}`);
}
