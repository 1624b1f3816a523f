import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  failedJobKey,
  failedJobListQuery,
  failedJobs,
  platformFigureKey,
  type FailedJob,
} from '#src/api/organisation/platform-people.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { listStateOf } from '#src/registers/list-state.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { css } from '#styled/css/index.js';

const noun = { one: 'failed job', many: 'failed jobs' };
const buttons = css({ display: 'flex', gap: '8' });

/** Jobs that were given up after their last attempt: each can be tried again, or discarded. */
export function FailedJobList() {
  const [place, setPlace] = useState({ page: 1, perPage: 10 });
  const list = useQuery(failedJobListQuery(useApi(), place));
  return (
    <Region title="Failed jobs" note="Given up within the last 30 days">
      <ListContent
        noun={noun}
        list={listStateOf(list)}
        pages={{ ...place, show: (change) => setPlace((before) => ({ ...before, ...change })) }}
        why={undefined}
        onClear={() => undefined}
        onAdd={undefined}
        none="No job has failed"
        firstSteps="What could not be done in any attempt appears here."
      >
        {(rows) => <Jobs rows={rows} />}
      </ListContent>
    </Region>
  );
}

function Jobs({ rows }: { readonly rows: readonly FailedJob[] }) {
  const mayRetry = useMay({ feature: 'ADMIN_IT_PRIVILEGED_OPERATIONS', level: 'EDIT' });
  const mayDiscard = useMay({ feature: 'ADMIN_IT_PRIVILEGED_OPERATIONS', level: 'DELETE' });
  const change = useJobChange();
  const [asked, setAsked] = useState<FailedJob | null>(null);
  return (
    <>
      <Table.Root label="Failed jobs">
        <Table.Head>
          <Table.HeadCell sticky="title">Job</Table.HeadCell>
          <Table.HeadCell>Organisation</Table.HeadCell>
          <Table.HeadCell>Attempts</Table.HeadCell>
          <Table.HeadCell flexible>Last error</Table.HeadCell>
          <Table.HeadCell>Failed</Table.HeadCell>
          {mayRetry && <Table.HeadCell>Actions</Table.HeadCell>}
        </Table.Head>
        <Table.Body>
          {rows.map((job) => (
            <Table.Row key={job.id}>
              <Table.TitleCell note={job.error}>{job.name}</Table.TitleCell>
              <Table.Cell>{job.organisation?.name ?? 'Platform'}</Table.Cell>
              <Table.Cell>{formatNumber(job.attempts)}</Table.Cell>
              <Table.Cell flexible>
                <WordsCell>{job.error}</WordsCell>
              </Table.Cell>
              <Table.Cell>{formatInstant(job.failedAt)}</Table.Cell>
              {mayRetry && (
                <Table.Cell phone="end">
                  <span className={buttons}>
                    <Button
                      size="sm"
                      aria-label={`Try again: ${job.name}`}
                      busy={change.isPending && change.variables.job.id === job.id}
                      busyLabel="Saving..."
                      onClick={() => change.mutate({ job, action: 'retry' })}
                    >
                      Try again
                    </Button>
                    {mayDiscard && (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`Discard: ${job.name}`}
                        onClick={() => setAsked(job)}
                      >
                        Discard
                      </Button>
                    )}
                  </span>
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {asked !== null && (
        <ConfirmDialog
          open
          title={`Discard ${asked.name}?`}
          description="It is not attempted again, and what it was to do stays undone."
          confirmLabel="Discard job"
          cancelLabel="Cancel"
          busy={change.isPending}
          busyLabel="Discarding..."
          onConfirm={() => change.mutate({ job: asked, action: 'discard' }, { onSettled: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface JobChange {
  readonly job: FailedJob;
  readonly action: 'retry' | 'discard';
}

const done = { retry: 'The job is tried again', discard: 'Job discarded' } as const;

function useJobChange() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ job: { id }, action }: JobChange) => failedJobs(api)[action]({ path: { id } }),
    onSuccess: (_, { job, action }) => toast.success(done[action], job.name),
    onError: (error) => toast.error('The job was not changed', error.message || texts.errors.fallback),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: failedJobKey });
      await queryClient.invalidateQueries({ queryKey: platformFigureKey });
    },
  });
}
