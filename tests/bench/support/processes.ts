import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

interface Process {
  readonly pid: number;
  readonly parent: number;
}

const run = promisify(execFile);

/** Those that live: a zombie only waits for its parent to ask how it ended. */
async function livingProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'stat=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = 'Z']) => !state.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** The processes and all that they started, those below them too. */
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

/** Ends the processes at once, as a loss of power would, and resolves when none of them is left. */
export async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL');
  while ((await livingProcesses()).some(({ pid }) => pids.includes(pid))) await delay(10);
}

/**
 * As `killAll`, with everything that the processes started.
 * @param forking one of them that must be held while its children are listed, or it could start another meanwhile
 */
export async function killTrees(roots: readonly number[], forking: number | undefined): Promise<void> {
  if (forking !== undefined) signal(forking, 'SIGSTOP');
  await killAll(treeOf(roots, await livingProcesses()));
}
