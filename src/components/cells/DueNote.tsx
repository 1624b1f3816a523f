import { formatDay, today } from '#src/components/format.ts';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

const late = css({ color: 'danger.fg', fontWeight: 'medium' });

interface DueNoteProps {
  readonly person: { readonly name: string } | null;
  readonly day: string | null;
}

const dayLength = 86_400_000;

/** Whole days between two days. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

const overdueBy = (days: number) => `overdue ${days} ${days === 1 ? 'day' : 'days'}`;

/** Below a title on phones: who, and until when. */
export function DueNote({ person, day }: DueNoteProps) {
  const name = person?.name ?? labels.unassigned;
  if (day === null) return name;
  const days = daysBetween(day, today());
  return (
    <>
      {name}, {days > 0 ? <span className={late}>{overdueBy(days)}</span> : formatDay(day)}
    </>
  );
}
