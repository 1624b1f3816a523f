import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type {
  FileOfReport,
  IncidentReportDraft,
  SentReport,
} from '#machines/incident-report/incident-report.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { incidentReports, refreshReported } from '#src/api/incident/incident-reports.ts';
import { upload } from '#src/api/record/upload.ts';

import { failing, MissingField } from './failure.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

/** Sends a report, once however often it is sent again. */
export function sendReport(api: ApiClient, queryClient: QueryClient) {
  const keyOf = createIdempotencyKeys();
  return fromPromise<SentReport, { readonly draft: IncidentReportDraft }>(({ input: { draft }, signal }) =>
    failing(async () => {
      const { noticedAt, ...rest } = draft;
      if (noticedAt === null) throw new MissingField('noticedAt', 'Enter day and time');
      const body = { ...rest, noticedAt };
      const { id, ref } = await incidentReports(api).report({ body, idempotencyKey: keyOf(draft), signal });
      await refreshReported(queryClient);
      return { id, ref };
    }),
  );
}

/** Attaches a file to what was reported. @param contentOf the content of a chosen file, by its key */
export const attachToReport = (api: ApiClient, queryClient: QueryClient, contentOf: (key: string) => Blob) =>
  fromPromise<void, FileOfReport>(({ input: { reportId, file }, signal }) =>
    failing(async () => {
      const address = `/incident-reports/${reportId}/files?${new URLSearchParams({ name: file.name }).toString()}`;
      await upload(api, { address, file: contentOf(file.key), signal, onProgress: () => undefined });
      await refreshReported(queryClient);
    }),
  );
