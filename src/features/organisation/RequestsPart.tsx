import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { featureTexts } from '#domain/words/people.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  organisationRequests,
  requestListQuery,
  requestOptionsQuery,
  requestsKey,
  type OrganisationRequest,
} from '#src/api/organisation/requests.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { RequestState } from '#src/components/RequestState.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { RequestDialog } from './RequestDialog.tsx';
import { SettingsPart } from './SettingsPart.tsx';

const list = css({ listStyle: 'none', marginBlockEnd: '14', borderBlockStart: 'subtle' });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '[minmax(0, 1fr) 7rem 6rem]' },
  alignItems: 'start',
  columnGap: '12',
  rowGap: '4',
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
});
const what = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const note = css({ color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });
const none = css({ color: 'fg.subtle', marginBlockEnd: '14' });

const nameOf = ({ feature, module }: OrganisationRequest): string =>
  feature === null ? `Module ${module?.name ?? ''}` : featureTexts[feature];

/** What only the platform can grant: what was asked for, and what became of it. */
export function RequestsPart() {
  const found = useQuery(requestListQuery(useApi()));
  const [asking, setAsking] = useState(false);
  return (
    <SettingsPart
      title="Features and modules"
      about="What your organisation does not have, the platform’s administrators grant. You hold what you asked for, and give it to others."
    >
      {found.isPending && <LoadingRows rows={2} />}
      {found.isError && <LoadFailed what="requests" error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && found.data.length === 0 && <p className={none}>Nothing was asked for yet</p>}
      {found.isSuccess && found.data.length > 0 && (
        <ul className={list} aria-label="Requests">
          {found.data.map((request) => (
            <li key={request.id} className={row}>
              <div>
                <div className={what} dir="auto">
                  {nameOf(request)}
                </div>
                <div className={note}>
                  {request.askedBy.name}, {formatInstant(request.askedAt)}
                </div>
                {request.answer !== '' && <div className={note}>Reason: {request.answer}</div>}
              </div>
              <RequestState status={request.status} />
              {request.status === 'OPEN' && <Withdraw request={request} />}
            </li>
          ))}
        </ul>
      )}
      <AskButton onAsk={() => setAsking(true)} />
      {asking && <RequestDialog onClose={() => setAsking(false)} />}
    </SettingsPart>
  );
}

function AskButton({ onAsk }: { readonly onAsk: () => void }) {
  const options = useQuery(requestOptionsQuery(useApi()));
  if (!options.isSuccess) return null;
  const { features, modules } = options.data;
  if (features.length + modules.length === 0)
    return <p className={note}>You have every feature and module, or have asked for it.</p>;
  return <Button onClick={onAsk}>Ask for a feature</Button>;
}

function Withdraw({ request }: { readonly request: OrganisationRequest }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, version } = request;
  const withdrawing = useMutation({
    mutationFn: () => organisationRequests(api).withdraw({ path: { id }, body: { version } }),
    onSuccess: () => toast.success('Request withdrawn'),
    onError: (error) => toast.error('The request was not withdrawn', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Withdraw: ${nameOf(request)}`}
      busy={withdrawing.isPending}
      busyLabel="Saving..."
      onClick={() => withdrawing.mutate()}
    >
      Withdraw
    </Button>
  );
}
