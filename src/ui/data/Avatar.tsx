import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';
import { avatar } from '#styled/recipes/avatar.js';

import { initials } from './initials.ts';

const logo = css({ width: 'full', height: 'full', objectFit: 'cover', borderRadius: '[inherit]' });

export interface AvatarProps {
  /** Undefined for nobody, drawn as a dashed ring. */
  readonly name: string | undefined;
  readonly kind?: 'person' | 'organisation' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** The logo of an organisation, in place of its initials. */
  readonly picture?: string | null | undefined;
  /** Set where the name is not shown beside it; the avatar then announces the name. */
  readonly alone?: boolean | undefined;
}

/** The initials of a person, or the logo or initials of an organisation. */
export function Avatar({ name, kind = 'person', size, picture = null, alone = false }: AvatarProps) {
  const spoken = alone ? { role: 'img', 'aria-label': name ?? labels.unassigned } : { 'aria-hidden': true };
  return (
    <span className={avatar({ kind: name === undefined ? 'nobody' : kind, size }).root} {...spoken}>
      {picture === null ? name !== undefined && initials(name) : <img src={picture} alt="" className={logo} />}
    </span>
  );
}
