import { spawn } from 'node:child_process';

/** The account under which a PostgreSQL program runs; undefined for the current one. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Outcome {
  readonly ok: boolean;
  /** Standard output and standard error, interleaved in order of arrival. */
  readonly output: string;
}

/**
 * Runs a program to completion in its own session, so that Ctrl-C in a terminal reaches only this process. Its
 * environment is minimal: ours contains secrets, and the program may run under another account. Never rejects.
 */
export function run(program: string, args: readonly string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve) => {
    const { PATH, SystemRoot, TEMP } = process.env;
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C', PATH, SystemRoot, TEMP },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      windowsHide: true,
    });
    let output = '';
    const take = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** The most informative line of an output: the first that PostgreSQL marks as an error, else the last. */
export function reason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((text) => /(?:fatal|panic|error):/i.test(text)) ?? lines.at(-1) ?? 'no reason given';
  return line.replace(/^.*?(?:fatal|panic|error):\s*/i, '').trim();
}
