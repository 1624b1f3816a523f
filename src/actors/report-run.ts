import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { RunChange } from '#machines/report-run/report-run.machine.ts';
import type { ReportRequest, ReportRun } from '#machines/report-run/report-run.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshReports, reportRuns, showRun } from '#src/api/reports.ts';

import { failing } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

interface Named {
  readonly id: string;
}

/** The services of one report: the list behind it follows. @param follow opens the address of a file, whose answer is an attachment */
export function reportRunActors(api: ApiClient, queryClient: QueryClient, follow: (url: string) => void) {
  const keyOf = createIdempotencyKeys();
  const calls = reportRuns(api);
  /** Does it, and lets the list follow, whether it was refused or not. */
  const andRefresh = <T>(work: () => Promise<T>): Promise<T> =>
    failing(async () => {
      try {
        return await work();
      } finally {
        void refreshReports(queryClient);
      }
    });
  return {
    askForReport: fromPromise<ReportRun, { readonly request: ReportRequest }>(({ input: { request }, signal }) =>
      andRefresh(() => calls.request({ body: request, idempotencyKey: keyOf(request), signal })),
    ),
    readRun: fromPromise<ReportRun, Named>(({ input: { id }, signal }) =>
      failing(async () => {
        const run = await calls.get({ path: { id }, signal });
        // One reading for the dialog and the list behind it, which is read again at the end: it may have begun before the run did.
        if (run.finishedAt === null) showRun(queryClient, run);
        else void refreshReports(queryClient);
        return run;
      }),
    ),
    changeRun: fromPromise<ReportRun, RunChange>(({ input: { id, ...body }, signal }) =>
      andRefresh(() => calls.change({ path: { id }, body, signal })),
    ),
    repeatRun: fromPromise<ReportRun, Named>(({ input: { id }, signal }) =>
      andRefresh(() => calls.repeat({ path: { id }, signal })),
    ),
    openRun: fromPromise<void, Named>(({ input: { id }, signal }) =>
      failing(async () => {
        const { url } = await calls.address({ path: { id }, signal });
        follow(url);
      }),
    ),
  };
}
