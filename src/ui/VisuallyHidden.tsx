import type { ComponentProps } from 'react';

import { css } from '#styled/css/css.js';

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css({ srOnly: true })} />;
}
