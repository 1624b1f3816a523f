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
  return (
    <>
      {name}, <DueText day={day} />
    </>
  );
}

/** A due date, or by how many days it has passed; nothing without one. */
export function DueText({ day }: Pick<DueNoteProps, 'day'>) {
  if (day === null) return null;
  const overdue = overdueBy(day);
  return overdue === undefined ? formatDay(day) : <span className={late}>{overdue}</span>;
}
