import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

interface Process {
  readonly pid: number;
  readonly parent: number;
}

const run = promisify(execFile);

/** Running processes, without zombies, which only wait for their parent to read their exit status. */
async function runningProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'stat=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = 'Z']) => !state.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** The processes and all their descendants. */
function treeOf(roots: readonly number[], all: readonly Process[]): number[] {
  const children = all.filter(({ parent }) => roots.includes(parent)).map(({ pid }) => pid);
  return children.length === 0 ? [...roots] : [...roots, ...treeOf(children, all)];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Kills the processes immediately, like a power failure, and resolves when all of them are gone. */
export async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL');
  while ((await runningProcesses()).some(({ pid }) => pids.includes(pid))) await delay(10);
}

/**
 * Like `killAll`, including all descendants.
 * @param forking a process that is stopped while its children are listed, so that it cannot start another meanwhile
 */
export async function killTrees(roots: readonly number[], forking: number | undefined): Promise<void> {
  if (forking !== undefined) signal(forking, 'SIGSTOP');
  await killAll(treeOf(roots, await runningProcesses()));
}
