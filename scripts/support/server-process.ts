import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { inProject, projectRoot } from '#scripts/support/project.ts';

interface ServerSettings {
  readonly origin: string;
  readonly port: number;
  /** The server's data folder. */
  readonly folder: string;
}

export interface ServerProcess {
  /** Stops the process like Ctrl+C. @throws when it does not exit cleanly */
  stop(): Promise<void>;
}

/** Includes the build of the app. */
const readyMilliseconds = 240_000;
const pollMilliseconds = 100;
/** One question; behind a proxy whose target is not there yet, it may never be answered. */
const answerMilliseconds = 2_000;
const stopMilliseconds = 15_000;
const logTailLines = 60;

/**
 * Starts the server as `npm start` does, with the demo, in a separate process, and waits until it is ready.
 * @throws with the end of its log when it exits or does not become ready
 */
export async function startProcess(settings: ServerSettings): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', inProject('scripts', 'start.ts')], {
    cwd: projectRoot,
    env: environmentOf(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tail = logTailOf(child);
  // If this process is terminated, the server is too.
  process.once('exit', () => child.kill('SIGTERM'));
  try {
    await ready(child, settings.origin);
  } catch (error) {
    await endInTime(child);
    throw new Error(`The server did not become ready. The end of its log:\n${tail()}`, { cause: error });
  }
  return { stop: () => stop(child, tail) };
}

async function stop(child: ChildProcess, tail: () => string): Promise<void> {
  await endInTime(child);
  if (child.exitCode !== 0) throw new Error(`The server did not exit cleanly. The end of its log:\n${tail()}`);
}

/** Stops it like Ctrl+C, which also stops its PostgreSQL. It is killed only if it hangs. */
async function endInTime(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  const killer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(killer);
}

/** Passes on only the variables that programs need, because settings in the user's shell must not affect this server. */
function environmentOf({ origin, port, folder }: ServerSettings): NodeJS.ProcessEnv {
  const needed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];
  const inherited = needed.map((name) => [name, process.env[name]] as const).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(inherited),
    DATA_DIRECTORY: folder,
    DEMO: 'on',
    ENVIRONMENT: 'development',
    FAULT_GATE: 'on',
    LIMIT_CHANGES_PER_MINUTE: '100000',
    LIMIT_READS_PER_MINUTE: '1000000',
    LIMIT_NEW_ADDRESSES_PER_DAY: '100000',
    LOG_LEVEL: 'warn',
    ORIGIN: origin,
    PORT: String(port),
  };
}

/** Keeps the end of the output, for the error message if the process fails. */
function logTailOf(child: ChildProcess): () => string {
  let lines: string[] = [];
  const take = (text: string) => {
    lines = [...lines, ...text.split('\n')].slice(-logTailLines);
  };
  child.stdout?.setEncoding('utf8').on('data', take);
  child.stderr?.setEncoding('utf8').on('data', take);
  return () => lines.join('\n');
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + readyMilliseconds;
  while (!(await answers(`${origin}/readyz`))) {
    if (hasEnded(child)) throw new Error('It exited');
    if (Date.now() > deadline) throw new Error(`It was not ready within ${readyMilliseconds} ms`);
    await delay(pollMilliseconds);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(answerMilliseconds) })).ok;
  } catch {
    return false;
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Below the ports that systems give to outgoing connections, one of which could take a free port before it is used again. */
const ports = { from: 15_000, count: 15_000 };

/** A free port, which no outgoing connection takes between two uses. */
export async function freePort(): Promise<number> {
  const port = ports.from + randomInt(ports.count);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return freePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
