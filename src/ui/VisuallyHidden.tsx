import type { ComponentProps } from 'react';

import { visuallyHidden } from '#styled/patterns/visually-hidden.js';

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={visuallyHidden()} />;
}
