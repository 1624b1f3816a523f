import { Avatar } from '#src/ui/data/Avatar.tsx';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

const line = css({ display: 'flex', alignItems: 'center', gap: '6', minWidth: '0' });
const text = css({ minWidth: '0', overflow: 'clip', textOverflow: 'ellipsis' });
const nobody = css({ color: 'fg.subtle' });

/** The person responsible for a record. */
export function PersonCell({ person }: { readonly person: { readonly name: string } | null }) {
  if (person === null) return <span className={nobody}>{labels.unassigned}</span>;
  return (
    <span className={line}>
      <Avatar name={person.name} />
      <span className={text} dir="auto">
        {person.name}
      </span>
    </span>
  );
}
