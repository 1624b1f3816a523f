import { createHash, randomUUID } from 'node:crypto';

import type { JobConnection } from '#server/database/job-connection.ts';
import { type Boss, bossOn, jobQueue } from '#server/database/job-tables.ts';
import {
  afterCommit,
  jobsOfTransaction,
  type OrganisationScope,
  scopeOfTransaction,
} from '#server/database/tenancy.ts';

import type { Job, OrganisationJob, PlatformJob } from './job.ts';

/** When a job may run at the earliest; at once by default. */
export interface JobDelay {
  readonly notBefore: Date;
}

/** Adds jobs; `startWorker` runs them. At least once each, in any process on the same database. */
export interface Jobs {
  /**
   * Adds a job of the organisation in whose transaction the caller is: it runs once that has committed, and never if it
   * rolls back.
   * @throws outside a transaction of an organisation
   */
  enqueue<Payload>(job: OrganisationJob<Payload>, payload: Payload, delay?: JobDelay): Promise<void>;
  /**
   * The same in the transaction of a secure link, for the link's organisation and in nobody's name: row-level security says
   * which jobs a link adds.
   */
  enqueueOnLink<Payload>(job: OrganisationJob<Payload>, payload: Payload, organisationId: string): Promise<void>;
  /** Adds a job of no organisation at once. */
  send<Payload>(job: PlatformJob<Payload>, payload: Payload): Promise<void>;
  /** Adds the job for the current period, unless there is one. */
  sendScheduled(job: PlatformJob): Promise<void>;
  /** Calls back when this process has added a job, so that its worker finds it at once. @returns a function to stop */
  onAdded(listener: () => void): () => void;
}

/** A UUID of version 8 (RFC 9562) that is the same for the same parts. */
export function uuidOf(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(parts.join('\0')).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** What keeps a job from running beside another; its own id if nothing does. */
function runningKey({ name, oneAtATime }: Job, id: string, scope: OrganisationScope | undefined): string {
  if (oneAtATime === undefined) return id;
  const { organisationId = '', userId = '' } = scope ?? {};
  return [name, organisationId, oneAtATime === 'person' ? userId : ''].join(':');
}

/** The period in UTC, `2026-11-23T14` or `2026-11-23`. */
const periodOf = (every: Job['every'], now: Date) => now.toISOString().slice(0, every === 'hour' ? 13 : 10);

/** The workers of this process look for jobs that it adds; what they find depends on their database alone. */
const listeners = new Set<() => void>();
const added = () => {
  for (const listener of listeners) listener();
};

const bossOfTransaction = bossOn(jobsOfTransaction);

/**
 * Adds a job of the organisation in whose transaction the caller is, as `Jobs.enqueue` does: for what is told or asked deep in a
 * change, wherever that comes from.
 * @throws outside a transaction of an organisation
 */
export async function enqueue<Payload>(
  job: OrganisationJob<Payload>,
  payload: Payload,
  delay?: JobDelay,
): Promise<void> {
  const scope = scopeOfTransaction();
  await add(bossOfTransaction, job, payload, { scope, db: jobsOfTransaction, ...delay });
  afterCommit(added);
}

/** The jobs of a database. */
export function openJobs(connection: JobConnection): Jobs {
  const boss = bossOn(connection);
  return {
    enqueue,
    async enqueueOnLink(job, payload, organisationId) {
      await add(boss, job, payload, { scope: { organisationId, userId: '' }, db: jobsOfTransaction });
      afterCommit(added);
    },
    async send(job, payload) {
      await add(boss, job, payload, { db: connection });
      added();
    },
    async sendScheduled(job) {
      const key = periodOf(job.every, new Date());
      await add(boss, { ...job, keyOf: () => key }, {}, { db: connection });
      added();
    },
    onAdded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function add<Payload>(
  boss: Boss,
  job: Job<Payload>,
  payload: Payload,
  { scope, db, notBefore }: { readonly scope?: OrganisationScope; readonly db: JobConnection } & Partial<JobDelay>,
): Promise<void> {
  const key = job.keyOf(payload);
  const id = key === undefined ? randomUUID() : uuidOf(job.name, scope?.organisationId ?? '', key);
  const data = { job: job.name, ...scope, payload: job.parse(payload) };
  await boss.send(jobQueue, data, {
    id,
    db,
    singletonKey: runningKey(job, id, scope),
    retryLimit: job.retry.limit,
    retryDelay: job.retry.delaySeconds,
    retryBackoff: true,
    expireInSeconds: job.leaseSeconds,
    ...(notBefore && { startAfter: notBefore }),
  });
}
