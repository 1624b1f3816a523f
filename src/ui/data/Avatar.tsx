import { labels } from '#src/ui/labels.ts';
import { avatar } from '#styled/recipes/avatar.js';

import { initials } from './initials.ts';

export interface AvatarProps {
  /** Undefined for nobody, drawn as a dashed ring. */
  readonly name: string | undefined;
  readonly kind?: 'person' | 'organisation' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** Set where the name is not shown beside it; the avatar then announces the name. */
  readonly alone?: boolean | undefined;
}

/** The initials of a person or an organisation. */
export function Avatar({ name, kind = 'person', size, alone = false }: AvatarProps) {
  const spoken = alone ? { role: 'img', 'aria-label': name ?? labels.unassigned } : { 'aria-hidden': true };
  return (
    <span className={avatar({ kind: name === undefined ? 'nobody' : kind, size }).root} {...spoken}>
      {name === undefined ? null : initials(name)}
    </span>
  );
}
