import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { assessmentReviews } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { DownloadList } from '#src/registers/attachments/DownloadList.tsx';

/** The files of an answer, each to be downloaded. */
export function AnswerFiles({ files }: { readonly files: readonly Schemas['AssessmentFile'][] }) {
  const api = useApi();
  return <DownloadList files={files} addressOf={(id) => assessmentReviews(api).fileAddress({ path: { id } })} />;
}
