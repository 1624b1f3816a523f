import { z } from 'zod';

import type { JobConnection } from '#server/database/job-connection.ts';
import { type Boss, bossOn, jobQueue } from '#server/database/job-tables.ts';

import type { JobFailure } from './failure.ts';

/** What is stored with a job. */
const jobData = z.object({
  job: z.string(),
  organisationId: z.string().optional(),
  userId: z.string().optional(),
  payload: z.unknown().optional(),
});

const claimedJob = z.object({ id: z.string(), data: jobData, retryCount: z.int() });
export type ClaimedJob = z.infer<typeof claimedJob>;

/** SQLSTATE: appendix A of the PostgreSQL manual. */
const uniqueViolation = '23505';

/**
 * The next due job, past those whose key is running: pg-boss's own `fetch` would return nothing while the oldest waits for its
 * key, and one organisation's jobs would hold up all others'. Of the organisations, the one that runs the fewest jobs of the name is
 * next, of several such the one whose turn is longest ago; of its jobs, the oldest. The conditions on running jobs are those of
 * pg-boss's index of them: without it, the jobs of a whole week would be read.
 */
const claimStatement = `
  with running as (
    select concat_ws(' ', data ->> 'job', data ->> 'organisationId') as share, coalesce(singleton_key, '') as key
    from pgboss.job where name = $1 and state = 'active' and policy = 'singleton'
  ), busy as (
    select
      (select coalesce(jsonb_object_agg(share, jobs), '{}')
        from (select share, count(*) as jobs from running group by share) as counted) as shares,
      (select coalesce(jsonb_object_agg(key, true), '{}') from running) as keys
  ), next as (
    select id from pgboss.job
    where name = $1 and state < 'active' and start_after <= now()
      and (data ->> 'job' = any ($2) or (data ->> 'job' = any ($3)
        and not (select shares from busy) ? concat_ws(' ', data ->> 'job', data ->> 'organisationId')))
      and not (select keys from busy) ? coalesce(singleton_key, '')
    order by
      coalesce(((select shares from busy) ->> concat_ws(' ', data ->> 'job', data ->> 'organisationId'))::int, 0),
      coalesce(($4::jsonb ->> coalesce(data ->> 'organisationId', ''))::int, 0),
      priority desc, created_on, id
    limit 1
    for update skip locked
  )
  update pgboss.job set
    state = 'active',
    started_on = now(),
    retry_count = case when started_on is null then retry_count else retry_count + 1 end
  from next
  where name = $1 and job.id = next.id
  returning job.id, data, retry_count as "retryCount"`;

/** What a worker can run now. */
export interface Wanted {
  /** The names of jobs that it has room for. */
  readonly names: readonly string[];
  /** The names of jobs that it has room for only if the organisation runs none of them. */
  readonly oneMore: readonly string[];
  /** When each organisation had its last turn: the lower the number, the longer ago. */
  readonly turns: Readonly<Record<string, number>>;
}

/** pg-boss's tables, as a worker needs them. */
export interface JobStore {
  /** Takes the next job that is due, or null. */
  claim(wanted: Wanted): Promise<ClaimedJob | null>;
  /** Starts the lease of running jobs again. */
  renew(ids: readonly string[]): Promise<void>;
  complete(id: string): Promise<void>;
  /** Retries the job after a delay; `permanent`, or after the last attempt, keeps it as failed. */
  fail(id: string, failure: JobFailure & { readonly permanent: boolean }): Promise<void>;
  /** Retries jobs whose lease has expired, and deletes what need not be kept. Safe at any time from any process. */
  maintain(): Promise<void>;
}

export function jobStore(connection: JobConnection, boss: Boss = bossOn(connection)): JobStore {
  return {
    async claim({ names, oneMore, turns }) {
      try {
        const { rows } = await connection.executeSql(claimStatement, [jobQueue, names, oneMore, JSON.stringify(turns)]);
        return rows.length === 0 ? null : claimedJob.parse(rows[0]);
      } catch (error) {
        // Another process has taken a job with the same key at this moment.
        if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return null;
        throw error;
      }
    },
    async renew(ids) {
      await connection.executeSql(
        `update pgboss.job set started_on = now() where name = $1 and id = any ($2) and state = 'active'`,
        [jobQueue, ids],
      );
    },
    complete: (id) => boss.complete(jobQueue, id),
    async fail(id, { permanent, ...failure }) {
      if (permanent) {
        const statement = 'update pgboss.job set retry_limit = retry_count where name = $1 and id = $2';
        await connection.executeSql(statement, [jobQueue, id]);
      }
      await boss.fail(jobQueue, id, failure);
    },
    maintain: () => boss.maintain(),
  };
}
