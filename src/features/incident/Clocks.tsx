import { clocksOf } from '#domain/incident/clocks.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { formatInstant } from '#src/components/format.ts';
import { incidentWords as words } from '#src/registers/words/incident.ts';
import { css } from '#styled/css/index.js';

import { ClockCell } from './ClockCell.tsx';

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6', margin: '0' });
const value = css({ margin: '0', textAlign: 'end' });

/** The periods in which an authority and the data subjects must be notified, and what is left of each. */
export function Clocks({ incident }: { readonly incident: Incident }) {
  const clocks = clocksOf(incident);
  if (clocks.length === 0) return null;
  return (
    <dl className={list} aria-label="Notification periods">
      {clocks.map(({ field, dueAt, stoppedAt }) => (
        <ClockRow key={field} name={words[field].label} dueAt={dueAt} stoppedAt={stoppedAt} />
      ))}
    </dl>
  );
}

interface ClockRowProps {
  readonly name: string;
  readonly dueAt: string;
  readonly stoppedAt: string | null;
}

const ClockRow = ({ name, dueAt, stoppedAt }: ClockRowProps) => (
  <>
    <dt>{name}</dt>
    <dd className={value}>{stoppedAt === null ? <ClockCell dueAt={dueAt} /> : formatInstant(stoppedAt)}</dd>
  </>
);
