import { formatDay, overdueBy } from '#src/components/format.ts';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

const late = css({ color: 'danger.fg', fontWeight: 'medium' });

interface DueNoteProps {
  readonly person: { readonly name: string } | null;
  readonly day: string | null;
}

/** Below a title on phones: the person and the due date. */
export function DueNote({ person, day }: DueNoteProps) {
  const name = person?.name ?? labels.unassigned;
  if (day === null) return name;
  const overdue = overdueBy(day);
  return (
    <>
      {name}, {overdue === undefined ? formatDay(day) : <span className={late}>{overdue}</span>}
    </>
  );
}
