import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

import { labels } from './labels.ts';

/** Specification, section 9. The swipe of 45 px that dismisses a toast is sonner's own. */
const toastLimits = { visible: 3, duration: 4000, gap: 14, offset: 16 } as const;

// sonner's own style sheet lies outside the cascade layers and would win over classes; styles set here win over it.
const style: CSSProperties = { zIndex: 'var(--z-index-toast)', fontFamily: 'inherit' };

/** Where toasts appear: at most three, top right, for four seconds each. One on a page. */
export function Toaster() {
  return (
    <Sonner
      containerAriaLabel={labels.toasts}
      position="top-right"
      expand
      visibleToasts={toastLimits.visible}
      duration={toastLimits.duration}
      gap={toastLimits.gap}
      offset={toastLimits.offset}
      mobileOffset={toastLimits.offset}
      toastOptions={{ unstyled: true }}
      style={style}
    />
  );
}
