import { dutyStateLabels } from '#domain/incident/duties/words.ts';
import type { IncidentDuty, IncidentDutyStep } from '#src/api/incident/duties.ts';
import { formatInstant, formatZonedInstant } from '#src/components/format.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { NotRecorded, ReportSection } from '#src/components/report/ReportSection.tsx';
import { css } from '#styled/css/index.js';

import { clockResult } from '../time-left.ts';

const late = css({ color: 'danger.fg', fontWeight: 'medium' });

/** When a step was first given, or why it is not. */
function givenOf({ entries }: IncidentDutyStep): string {
  const given = entries.filter(({ kind }) => kind !== 'WAIVED');
  if (given.length > 0) return given.map(({ at }) => formatInstant(at)).join(', ');
  return entries[0] === undefined ? 'Not given' : `Not required: ${entries[0].reason}`;
}

/** What became of the period of a step. */
function resultOf({ state, dueAt, entries }: IncidentDutyStep): { readonly text: string; readonly isLate: boolean } {
  if (dueAt === null || state === 'WAIVED') return { text: dutyStateLabels[state], isLate: false };
  const stoppedAt = entries.find(({ kind }) => kind === 'GIVEN')?.at ?? null;
  return clockResult({ dueAt, stoppedAt });
}

interface NotificationsProps {
  readonly duties: readonly IncidentDuty[];
  /** Why what is open was not given; empty while the incident is not closed without it. */
  readonly notNotified: string;
}

/** Whom the organisation had to notify, by when, and what became of it. */
export function Notifications({ duties, notNotified }: NotificationsProps) {
  return (
    <ReportSection title="Notifications">
      {duties.length === 0 ? (
        <NotRecorded>Nobody has to be notified.</NotRecorded>
      ) : (
        <ReportScroll label="Table of notifications">
          <table className={reportTable} aria-label="Notifications">
            <thead>
              <tr>
                <th scope="col">Notification</th>
                <th scope="col">Addressee</th>
                <th scope="col">Due</th>
                <th scope="col">Given</th>
                <th scope="col">Period</th>
              </tr>
            </thead>
            <tbody>
              {duties.flatMap((duty) =>
                duty.steps.map((step) => <Row key={`${duty.key} ${step.key}`} duty={duty} step={step} />),
              )}
            </tbody>
          </table>
        </ReportScroll>
      )}
      {notNotified !== '' && <p>Not notified: {notNotified}</p>}
    </ReportSection>
  );
}

function Row({ duty, step }: { readonly duty: IncidentDuty; readonly step: IncidentDutyStep }) {
  const { text, isLate } = resultOf(step);
  return (
    <tr>
      <th scope="row">
        {duty.name}: {step.name}
      </th>
      <td>{duty.addressee}</td>
      <td>
        {step.dueAt === null ? 'Nothing runs yet' : formatZonedInstant(step.dueAt)}
        {step.isProvisional && ' (provisional)'}
      </td>
      <td>{givenOf(step)}</td>
      <td className={isLate ? late : undefined}>{text}</td>
    </tr>
  );
}
