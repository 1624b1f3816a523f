import { useQueries } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Policy } from '#src/api/policy/policies.ts';
import { acknowledgementEvidenceQuery } from '#src/api/policy/policy-acknowledgements.ts';
import { policyVersionsQuery } from '#src/api/policy/policy-versions.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { WithPolicy } from '../../WithPolicy.tsx';
import { Evidence } from './Evidence.tsx';

/** /policy-acknowledgement/$id/report: who has acknowledged a policy and what proves it, for an auditor. */
export const AcknowledgementReportPage = () => (
  <WithPolicy>{(policy) => <Report key={policy.id} policy={policy} />}</WithPolicy>
);

function Report({ policy }: { readonly policy: Policy }) {
  const api = useApi();
  const [requests, versions] = useQueries({
    queries: [acknowledgementEvidenceQuery(api, policy.id), policyVersionsQuery(api, policy.id)],
  });
  if (requests.data !== undefined && versions.data !== undefined)
    return <Evidence policy={policy} requests={requests.data} versions={versions.data} />;
  const failed = requests.error === null ? versions : requests;
  if (failed.error === null) return <LoadingRows />;
  return <LoadFailed what="report" error={failed.error} onRetry={() => void failed.refetch()} />;
}
