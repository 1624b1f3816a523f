import type { JobHandler } from '#server/jobs/handler.ts';

/** Runs a job of the platform now, without a worker. */
export async function runPlatformJob(
  handlers: readonly JobHandler[],
  name: string,
  payload: unknown = {},
): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === name);
  if (handler?.of !== 'platform') throw new Error(`No job of the platform is named ${name}`);
  await handler.run(payload, { id: name, attempt: 1, signal: new AbortController().signal });
}
