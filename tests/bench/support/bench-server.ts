import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

import { openFolder } from '#scripts/support/open-folder.ts';
import { inProject, projectRoot } from '#scripts/support/project.ts';
import type { Connection } from '#server/database/connections.ts';
import { ownerPassword, ownerRole } from '#server/database/embedded/cluster.ts';
import { findPlace, type Place } from '#server/database/embedded/place.ts';
import { type Postmaster, runningPostmaster } from '#server/database/embedded/postmaster.ts';

import { killAll, killTrees } from './processes.ts';

const startSeconds = 120;
const host = '127.0.0.1';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was assigned.');
  return address.port;
}

/** Settings in the environment of the benchmark, such as DATABASE_URL, are not passed on. */
function environmentOf(folder: string, port: number, withApp: boolean): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    // PostgreSQL's socket is in the folder as well, and is removed with it.
    TMPDIR: folder,
    ENVIRONMENT: 'development',
    DEMO: 'on',
    WITH_APP: withApp ? 'on' : 'off',
    HOST: host,
    PORT: String(port),
    ORIGIN: `http://${host}:${port}`,
    DATA_DIRECTORY: join(folder, 'data'),
    LIMIT_CHANGES_PER_MINUTE: '10000000',
    LIMIT_READS_PER_MINUTE: '10000000',
    LIMIT_NEW_ADDRESSES_PER_DAY: '1000000',
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** The real server, with the demo and its embedded PostgreSQL, as a separate process with a temporary folder. */
export class BenchServer {
  readonly origin: string;
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #place: Place;
  #node: ChildProcess | undefined;

  private constructor(folder: string, place: Place, port: number, withApp: boolean) {
    this.origin = `http://${host}:${port}`;
    this.#folder = folder;
    this.#place = place;
    this.#environment = environmentOf(folder, port, withApp);
  }

  /**
   * Runs the work with a started server, and removes all processes and folders, even if a signal ends the benchmark.
   * @param withApp serves the built app as well
   */
  static async use(work: (server: BenchServer) => Promise<void>, withApp = false): Promise<void> {
    const folder = openFolder();
    const server = new BenchServer(
      folder,
      await findPlace(join(folder, 'data', 'database')),
      await freePort(),
      withApp,
    );
    const leave = () => void server.#remove().finally(() => process.exit(1));
    process.once('SIGINT', leave).once('SIGTERM', leave);
    try {
      await server.start();
      await work(server);
      await server.#stop();
    } finally {
      await server.#remove();
    }
  }

  /** Starts the server and resolves when it is ready. @throws with its output when it exits instead. */
  async start(): Promise<void> {
    const log = openSync(this.#log, 'a');
    this.#node = spawn(process.execPath, ['--import', 'tsx', inProject('tests', 'bench', 'serve.ts')], {
      cwd: projectRoot,
      env: this.#environment,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    await this.ready();
  }

  /** Resolves when the server is ready. @throws with its output when it exits instead. */
  async ready(): Promise<void> {
    if (this.#node !== undefined) await this.#untilReady(this.#node);
  }

  /** The PostgreSQL that the server started or took over. */
  postmaster(): Postmaster {
    const postmaster = runningPostmaster(this.#place);
    if (postmaster === undefined) throw new Error('The embedded PostgreSQL is not running.');
    return postmaster;
  }

  /** The folder of the messages that would be sent. */
  get outbox(): string {
    return join(this.#folder, 'data', 'outbox');
  }

  /** The connection of the superuser, which bypasses row-level security, to the server's database. */
  owner(): Connection {
    const { host: socketFolder, port } = this.postmaster();
    const password = ownerPassword(this.#place);
    return { host: socketFolder, port, database: 'attest', user: ownerRole, password, ssl: undefined };
  }

  /** The resident memory of the server's process, without PostgreSQL, in megabytes. */
  async memory(): Promise<number> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', this.#nodePids().join(',')]);
    return Number(stdout.trim()) / 1_024;
  }

  /** Kills only the server's process; PostgreSQL keeps running. */
  async killNode(): Promise<void> {
    await killAll(this.#nodePids());
  }

  /** Kills only PostgreSQL, which the server starts again. */
  async killPostgres(): Promise<void> {
    await killAll([this.postmaster().pid]);
  }

  /** Kills the server and PostgreSQL with all their child processes. */
  async killTree(): Promise<void> {
    const postmaster = runningPostmaster(this.#place)?.pid;
    const roots = postmaster === undefined ? this.#nodePids() : [...this.#nodePids(), postmaster];
    await killTrees(roots, postmaster);
  }

  get #log(): string {
    return join(this.#folder, 'server.log');
  }

  #nodePids(): number[] {
    const isRunning = this.#node !== undefined && !hasEnded(this.#node);
    return isRunning && this.#node?.pid !== undefined ? [this.#node.pid] : [];
  }

  async #untilReady(node: ChildProcess): Promise<void> {
    const deadline = Date.now() + startSeconds * 1_000;
    while (!hasEnded(node) && Date.now() < deadline) {
      if (await isReady(this.origin)) return;
      await delay(20);
    }
    throw new Error(`The server is not ready. Its output:\n${readFileSync(this.#log, 'utf8').slice(-4_000)}`);
  }

  /** Stops it like Ctrl-C. @throws when the server does not exit cleanly. */
  async #stop(): Promise<void> {
    const node = this.#node;
    if (node === undefined || hasEnded(node)) throw new Error('The server has exited by itself.');
    const exit = once(node, 'exit');
    node.kill('SIGTERM');
    await exit;
    if (node.exitCode !== 0) throw new Error(`The server exited with code ${node.exitCode}.`);
  }

  async #remove(): Promise<void> {
    await this.killTree();
    // If root's PostgreSQL cannot access the temporary folder, its data is stored elsewhere.
    for (const folder of [this.#place.folder, this.#folder]) rmSync(folder, { recursive: true, force: true });
  }
}
