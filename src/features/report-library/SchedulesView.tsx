import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { reportCadenceLabels, reportScheduleEndLabels } from '#domain/words/report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshReports, reportSchedules, reportSchedulesQuery, type ReportSchedule } from '#src/api/reports.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { DeleteButton } from './DeleteButton.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { weekdayLabels } from './weekdays.ts';

const buttons = css({ display: 'flex', gap: '8' });
const tools = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '12', borderBlockEnd: 'default' });
const none = css({ margin: '0', paddingInline: { base: '16', md: '20' }, paddingBlock: '12', color: 'fg.subtle' });

/** `Every week on Monday at 07:00 (Europe/Berlin)` */
function rhythmOf({ cadence, weekday, monthDay, time, timeZone }: ReportSchedule): string {
  const days = { DAILY: '', WEEKLY: ` on ${weekdayLabels[weekday] ?? ''}`, MONTHLY: ` on day ${monthDay}` };
  return `${reportCadenceLabels[cadence]}${days[cadence]} at ${time} (${timeZone})`;
}

function stateOf({ isActive, stoppedBecause }: ReportSchedule) {
  if (stoppedBecause !== null) return { shape: 'rejected', tone: 'danger', text: 'Stopped' } as const;
  if (isActive) return { shape: 'done', tone: 'success', text: 'Active' } as const;
  return { shape: 'onHold', tone: 'neutral', text: 'Paused' } as const;
}

/** The reports that are made again and again, with the rights that their owners have then. */
export function SchedulesView() {
  const list = useQuery(reportSchedulesQuery(useApi()));
  const mayAdd = useMay({ feature: 'REPORT_LIBRARY', level: 'ADD' });
  const [isAdding, setAdding] = useState(false);
  if (list.isPending) return <LoadingRows />;
  if (list.isError) return <LoadFailed what="schedules" error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      {mayAdd && (
        <div className={tools}>
          <Button variant="primary" onClick={() => setAdding(true)}>
            New schedule
          </Button>
        </div>
      )}
      {list.data.length === 0 ? (
        <p className={none}>No report is made by itself yet. A schedule makes one every day, week or month.</p>
      ) : (
        <Table.Root label="Schedules">
          <Table.Head>
            <Table.HeadCell flexible sticky="title">
              Report
            </Table.HeadCell>
            <Table.HeadCell>State</Table.HeadCell>
            <Table.HeadCell flexible>When</Table.HeadCell>
            <Table.HeadCell>Next</Table.HeadCell>
            <Table.HeadCell>Last</Table.HeadCell>
            <Table.HeadCell>Owner</Table.HeadCell>
            <Table.HeadCell>Actions</Table.HeadCell>
          </Table.Head>
          <Table.Body>
            {list.data.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} />
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {isAdding && <ScheduleDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function ScheduleRow({ schedule }: { readonly schedule: ReportSchedule }) {
  const { name, nextAt, lastPlannedAt, owner, stoppedBecause } = schedule;
  const { shape, tone, text } = stateOf(schedule);
  return (
    <Table.Row>
      <Table.TitleCell note={stoppedBecause === null ? rhythmOf(schedule) : reportScheduleEndLabels[stoppedBecause]}>
        {name}
      </Table.TitleCell>
      <Table.Cell phone="end">
        <StatusText shape={shape} tone={tone}>
          {text}
        </StatusText>
      </Table.Cell>
      <Table.Cell flexible>
        {stoppedBecause === null ? rhythmOf(schedule) : reportScheduleEndLabels[stoppedBecause]}
      </Table.Cell>
      <Table.Cell>{nextAt !== null && formatInstant(nextAt)}</Table.Cell>
      <Table.Cell>{lastPlannedAt !== null && formatInstant(lastPlannedAt)}</Table.Cell>
      <Table.Cell>{owner?.name}</Table.Cell>
      <Table.Cell phone="end">
        <Actions schedule={schedule} />
      </Table.Cell>
    </Table.Row>
  );
}

function Actions({ schedule: { id, version, name, isActive } }: { readonly schedule: ReportSchedule }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayEdit = useMay({ feature: 'REPORT_LIBRARY', level: 'EDIT' });
  const mayDelete = useMay({ feature: 'REPORT_LIBRARY', level: 'DELETE' });
  const onSettled = () => refreshReports(queryClient);
  const onError = (error: Error) => toast.error('That did not work', error.message);
  const switching = useMutation({
    mutationFn: () => reportSchedules(api).change({ path: { id }, body: { version, isActive: !isActive } }),
    onError,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: () => reportSchedules(api).discard({ path: { id }, query: { version } }),
    onSuccess: () => toast.success('Deleted successfully', name),
    onError,
    onSettled,
  });
  const label = isActive ? 'Pause' : 'Start';
  return (
    <span className={buttons}>
      {mayEdit && (
        <Button
          size="sm"
          aria-label={`${label}: ${name}`}
          disabled={switching.isPending}
          onClick={() => switching.mutate()}
        >
          {label}
        </Button>
      )}
      {mayDelete && (
        <DeleteButton
          name={name}
          what="schedule"
          description="No more reports are made by it. Those that were made stay. This cannot be undone."
          busy={removing.isPending}
          onDelete={() => removing.mutate()}
        />
      )}
    </span>
  );
}
