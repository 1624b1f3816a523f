import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { featureTexts } from '#domain/words/people.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  platformRequests,
  platformRequestsQuery,
  requestsKey,
  type PlatformRequest,
} from '#src/api/organisation/requests.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { RequestState } from '#src/components/RequestState.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { css } from '#styled/css/index.js';

const buttons = css({ display: 'flex', gap: '8' });

/** The maximum number of rows per request. */
const maxShown = 100;

const nameOfRequest = ({ feature, module }: PlatformRequest): string =>
  feature === null ? `Module ${module?.name ?? ''}` : featureTexts[feature];

/** What organisations ask the platform for, the oldest open request first, with what can be done about each. */
export function GrantRequests() {
  const found = useQuery(platformRequestsQuery(useApi(), { perPage: maxShown }));
  const mayDecide = useMay({ feature: 'ADMIN_ORGANISATION', level: 'EDIT' });
  const [refused, setRefused] = useState<PlatformRequest | null>(null);
  const deciding = useDecision(() => setRefused(null));
  if (found.isError) return <LoadFailed what="requests" error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <LoadingRows />;
  const { data } = found.data;
  if (data.length === 0) return <EmptyState title="No requests">What organisations ask for appears here.</EmptyState>;
  return (
    <>
      <Table.Root label="Requests of organisations">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Organisation
          </Table.HeadCell>
          <Table.HeadCell>Asks for</Table.HeadCell>
          <Table.HeadCell flexible>Reason</Table.HeadCell>
          <Table.HeadCell>Asked by</Table.HeadCell>
          <Table.HeadCell>Asked on</Table.HeadCell>
          <Table.HeadCell>Status</Table.HeadCell>
          {mayDecide && <Table.HeadCell>Actions</Table.HeadCell>}
        </Table.Head>
        <Table.Body>
          {data.map((request) => (
            <Table.Row key={request.id}>
              <Table.TitleCell note={nameOfRequest(request)}>{request.organisation.name}</Table.TitleCell>
              <Table.Cell>{nameOfRequest(request)}</Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{request.reason}</WordsCell>
              </Table.Cell>
              <Table.Cell>{request.askedBy.name}</Table.Cell>
              <Table.Cell>{formatInstantDay(request.askedAt)}</Table.Cell>
              <Table.Cell phone="end">
                <RequestState status={request.status} />
              </Table.Cell>
              {mayDecide && (
                <Table.Cell phone="end">
                  {request.status === 'OPEN' && (
                    <span className={buttons}>
                      <Button
                        size="sm"
                        aria-label={`Grant: ${nameOfRequest(request)} to ${request.organisation.name}`}
                        busy={deciding.isPending && deciding.variables.request.id === request.id}
                        busyLabel="Saving..."
                        onClick={() => deciding.mutate({ request, action: 'GRANT', reason: '' })}
                      >
                        Grant
                      </Button>
                      <Button
                        size="sm"
                        aria-label={`Refuse: ${nameOfRequest(request)} to ${request.organisation.name}`}
                        disabled={deciding.isPending}
                        onClick={() => setRefused(request)}
                      >
                        Refuse
                      </Button>
                    </span>
                  )}
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {refused !== null && (
        <RefusalDialog
          request={refused}
          busy={deciding.isPending}
          onRefuse={(reason) => deciding.mutate({ request: refused, action: 'REFUSE', reason })}
          onCancel={() => setRefused(null)}
        />
      )}
    </>
  );
}

interface Decision {
  readonly request: PlatformRequest;
  readonly action: 'GRANT' | 'REFUSE';
  readonly reason: string;
}

const doneTexts = { GRANT: 'Request granted', REFUSE: 'Request refused' } as const;

function useDecision(onDone: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ request: { id, version }, action, reason }: Decision) =>
      platformRequests(api).decide({ path: { id }, body: { version, action, reason } }),
    onSuccess: (_, { action, request }) => {
      toast.success(doneTexts[action], `${request.askedBy.name} is told by mail.`);
      onDone();
    },
    onError: (error) => toast.error('The request was not decided', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: requestsKey }),
  });
}

interface RefusalDialogProps {
  readonly request: PlatformRequest;
  readonly busy: boolean;
  readonly onRefuse: (reason: string) => void;
  readonly onCancel: () => void;
}

function RefusalDialog({ request, busy, onRefuse, onCancel }: RefusalDialogProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <ActionDialog
      open
      title={`Refuse ${nameOfRequest(request)} to ${request.organisation.name}?`}
      description={`${request.askedBy.name} reads the reason, and can ask again.`}
      confirmLabel="Refuse request"
      tone="danger"
      busy={busy}
      busyLabel="Saving..."
      onConfirm={() => {
        setAsked(true);
        if (!isMissing) onRefuse(reason);
      }}
      onCancel={onCancel}
    >
      <TextArea
        label="Reason"
        required
        maxLength={1000}
        value={reason}
        error={asked && isMissing ? 'Say why' : undefined}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ActionDialog>
  );
}
