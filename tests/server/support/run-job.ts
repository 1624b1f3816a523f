import type { JobHandler } from '#server/jobs/handler.ts';

import type { TestServer } from './server.ts';

interface Scope {
  readonly organisationId: string;
  readonly userId: string;
}

/** Does a job of an organisation now, as a worker would in its first attempt. */
export async function runJob(
  handlers: readonly JobHandler[],
  name: string,
  { database }: Pick<TestServer, 'database'>,
  { scope, payload }: { readonly scope: Scope; readonly payload: { readonly [field: string]: string } },
): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === name);
  if (handler?.of !== 'organisation') throw new Error(`There is no job ${name} of organisations`);
  await handler.run(payload, {
    ...scope,
    id: Object.values(payload)[0] ?? '',
    attempt: 1,
    signal: new AbortController().signal,
    inTransaction: (work) => database.inOrganisation(scope, work),
  });
}
