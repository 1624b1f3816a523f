import type { TransactionOptions } from '#server/database/tenancy.ts';

import type { OrganisationJob, PlatformJob } from './job.ts';

/** What a handler knows about its job. It may run more than once: its effect must be the same as that of one run. */
export interface JobContext {
  /** The same in every attempt. */
  readonly id: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the process closes and no longer waits. */
  readonly signal: AbortSignal;
}

export interface OrganisationJobContext extends JobContext {
  readonly organisationId: string;
  /** Who added the job; empty if nobody did. */
  readonly userId: string;
  /**
   * Runs work in a short transaction of the organisation and the person. Slow work stays outside. It waits for what others
   * hold as long as a statement may take; work that fails for a passing reason is done again, once, unless it must not be.
   */
  readonly inTransaction: <T>(work: () => Promise<T>, options?: Pick<TransactionOptions, 'once'>) => Promise<T>;
}

interface OrganisationJobHandler {
  readonly of: 'organisation';
  readonly job: OrganisationJob;
  run(payload: unknown, context: OrganisationJobContext): Promise<void>;
}

interface PlatformJobHandler {
  readonly of: 'platform';
  readonly job: PlatformJob;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/** A job, with the function that runs it. */
export type JobHandler = OrganisationJobHandler | PlatformJobHandler;

/** Says how a job of an organisation is run. */
export const handleOrganisationJob = <Payload>(
  job: OrganisationJob<Payload>,
  run: (payload: Payload, context: OrganisationJobContext) => Promise<void>,
): OrganisationJobHandler => ({
  of: 'organisation',
  job,
  run: async (payload, context) => run(job.parse(payload), context),
});

/** Says how a job of the platform is run. */
export const handlePlatformJob = <Payload>(
  job: PlatformJob<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<void>,
): PlatformJobHandler => ({ of: 'platform', job, run: async (payload, context) => run(job.parse(payload), context) });

/** Thrown by a handler whose job another attempt cannot save: it is not retried. The message names no secret. */
export class PermanentFailure extends Error {
  override readonly name: string = 'PermanentFailure';
}
