import { useMutation, useQueryClient } from '@tanstack/react-query';

import { actionsIn } from '#domain/report/run-state.ts';
import { reportFormatLabels, reportRunActionLabels, reportRunStateLabels } from '#domain/words/report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { refreshReports, reportRuns, type ReportRun } from '#src/api/reports.ts';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { BareCheckbox } from '#src/ui/form/Checkbox.tsx';
import { css } from '#styled/css/index.js';

const shapes = {
  QUEUED: 'open',
  RUNNING: 'half',
  READY: 'done',
  FAILED: 'rejected',
  CANCELLED: 'rejected',
  EXPIRED: 'expired',
} as const;
const tones = {
  QUEUED: 'neutral',
  RUNNING: 'info',
  READY: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'warning',
} as const;

const buttons = css({ display: 'flex', gap: '8' });
const hash = css({ fontVariantNumeric: 'tabular-nums', color: 'fg.muted' });

/** The beginning of a hash tells runs apart; the whole is its title, and can be copied from there. */
const shortHash = (sha256: string) => sha256.slice(0, 12);

const sizeOf = (bytes: number) => `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`;

/** What is said below the name of a run. */
function noteOf({ failure, late, skipped, leftOut }: ReportRun): string {
  const parts = [
    failure ?? '',
    late ? 'Made later than planned' : '',
    skipped === 0 ? '' : `${formatNumber(skipped)} earlier left out`,
    leftOut.length === 0 ? '' : 'Without sections that its author may not view',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

interface RunTableProps {
  readonly rows: readonly ReportRun[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Runs of the report library, with what can be done about each. */
export function RunTable({ rows, chosen, onChoose }: RunTableProps) {
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen.slice(-1), id]);
  return (
    <Table.Root label="Reports">
      <Table.Head>
        <Table.HeadCell>Compare</Table.HeadCell>
        <Table.HeadCell flexible sticky="title">
          Report
        </Table.HeadCell>
        <Table.HeadCell>State</Table.HeadCell>
        <Table.HeadCell>As of</Table.HeadCell>
        <Table.HeadCell>Format</Table.HeadCell>
        <Table.HeadCell>SHA-256</Table.HeadCell>
        <Table.HeadCell>Author</Table.HeadCell>
        <Table.HeadCell>Size</Table.HeadCell>
        <Table.HeadCell>Actions</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {rows.map((run) => (
          <Table.Row key={run.id}>
            <Table.Cell>
              <BareCheckbox
                label={`Compare ${run.name} as of ${formatInstant(run.asOf)}`}
                checked={chosen.includes(run.id)}
                disabled={run.state !== 'READY' || !run.mayOpen}
                onCheckedChange={() => toggle(run.id)}
              />
            </Table.Cell>
            <Table.TitleCell note={noteOf(run)}>{run.name}</Table.TitleCell>
            <Table.Cell phone="end">
              <StatusText shape={shapes[run.state]} tone={tones[run.state]}>
                {reportRunStateLabels[run.state]}
              </StatusText>
            </Table.Cell>
            <Table.Cell>{formatInstant(run.asOf)}</Table.Cell>
            <Table.Cell>{reportFormatLabels[run.format]}</Table.Cell>
            <Table.Cell>
              {run.sha256 !== null && (
                <span className={hash} title={run.sha256}>
                  {shortHash(run.sha256)}
                </span>
              )}
            </Table.Cell>
            <Table.Cell>{run.author?.name}</Table.Cell>
            <Table.Cell>{run.size !== null && sizeOf(run.size)}</Table.Cell>
            <Table.Cell phone="end">
              <Actions run={run} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Actions({ run }: { readonly run: ReportRun }) {
  const { id, version, name, state, mayOpen } = run;
  const api = useApi();
  const queryClient = useQueryClient();
  const mayMake = useMay({ feature: 'REPORT_LIBRARY', level: 'ADD' });
  const sayWhy = (error: Error) => toast.error('That did not work', error.message || texts.errors.fallback);
  const onSettled = () => refreshReports(queryClient);
  const change = useMutation({
    mutationFn: (action: Schemas['ReportRunAction']) =>
      reportRuns(api).change({ path: { id }, body: { version, action } }),
    onError: sayWhy,
    onSettled,
  });
  const repeat = useMutation({
    mutationFn: () => reportRuns(api).repeat({ path: { id } }),
    onSuccess: () => toast.success('The same report is being made again', name),
    onError: sayWhy,
    onSettled,
  });
  const download = useMutation({
    mutationFn: () => reportRuns(api).address({ path: { id } }),
    // Its answer is an attachment: the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: sayWhy,
  });
  return (
    <span className={buttons}>
      {state === 'READY' && mayOpen && (
        <Button
          size="sm"
          aria-label={`Download: ${name}`}
          busy={download.isPending}
          busyLabel="Opening..."
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      )}
      {mayMake && (state === 'READY' || state === 'EXPIRED') && (
        <Button size="sm" variant="ghost" aria-label={`Make again: ${name}`} onClick={() => repeat.mutate()}>
          Make again
        </Button>
      )}
      {mayMake &&
        actionsIn(state).map((action) => (
          <Button
            key={action}
            size="sm"
            aria-label={`${reportRunActionLabels[action]}: ${name}`}
            busy={change.isPending}
            busyLabel="Saving..."
            onClick={() => change.mutate(action)}
          >
            {reportRunActionLabels[action]}
          </Button>
        ))}
    </span>
  );
}
