import { spawn } from 'node:child_process';

import { projectRoot } from '#scripts/support/project.ts';

/** How a child process ended. */
export interface Outcome {
  readonly ok: boolean;
  /** Standard output and standard error, interleaved in order of arrival. */
  readonly output: string;
}

export interface RunOptions {
  /** The working directory; the root of the checkout by default. */
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The timeout after which the process is killed and counts as failed; no limit by default. */
  readonly minutes?: number;
  /** Receives the output as it arrives, to show progress. */
  readonly onOutput?: (text: string) => void;
}

/** Runs a Node script in a separate process and waits for it. Never rejects: a failure to start is an outcome as well. */
export function runNode(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return run(process.execPath, args, options);
}

/** Runs a program and waits for it. Never rejects: a failure to start is an outcome as well. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.directory ?? projectRoot,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: (options.minutes ?? 0) * 60_000,
    });
    let output = '';
    const take = (text: string) => {
      output += text;
      options.onOutput?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
