import { countOf, daysBetween, formatDay, today } from '#src/components/format.ts';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

const late = css({ color: 'danger.fg', fontWeight: 'medium' });

interface DueNoteProps {
  readonly person: { readonly name: string } | null;
  readonly day: string | null;
}

/** Below a title on phones: who, and until when. */
export function DueNote({ person, day }: DueNoteProps) {
  const name = person?.name ?? labels.unassigned;
  if (day === null) return name;
  const days = daysBetween(day, today());
  return (
    <>
      {name}, {days > 0 ? <span className={late}>overdue {countOf(days, 'day')}</span> : formatDay(day)}
    </>
  );
}
