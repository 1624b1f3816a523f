import { type CSSProperties, type ReactElement, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast as sonner, Toaster as Sonner } from 'sonner';

import { labels } from '#src/ui/labels.ts';

import { type ToastContent, toastPlace } from './toast-place.ts';
import { toastOffset } from './toast-room.ts';
import { ToastCard } from './ToastCard.tsx';
import { useToastPlace } from './useToastPlace.ts';

/** Specification section 9. The 45 px swipe that dismisses a toast is sonner's default. */
const toastLimits = { visible: 3, duration: 4000, gap: 14 } as const;

// sonner's style sheet is outside the cascade layers and would override classes; inline styles override it.
const style: CSSProperties = { zIndex: 'var(--z-index-toast)', fontFamily: 'inherit' };

const show = (content: ToastContent): void => {
  sonner.custom((id) => <ToastCard {...content} onClose={() => sonner.dismiss(id)} />);
};

// Only the card itself blocks the page beneath it.
const cardStyle: CSSProperties = { pointerEvents: 'none' };

const card = (id: string, content: ReactElement): void => {
  sonner.custom(() => content, { id, duration: Number.POSITIVE_INFINITY, dismissible: false, style: cardStyle });
};

const removeCard = (id: string): void => {
  sonner.dismiss(id);
};

const clear = (): void => {
  sonner.dismiss();
};

/**
 * The toasts: at most three, top right but clear of bars (`data-bar`), for four seconds each. They are rendered into the body, outside the page: a
 * dialog hides the page from assistive technology, but not the live regions beside it (`aria-live`).
 */
export function ToastStack() {
  // sonner shows only toasts created while it is mounted.
  useEffect(() => toastPlace.provide({ show, card, removeCard, clear }), []);
  const { top, shows } = useToastPlace(toastLimits.visible, toastLimits.gap);
  const offset = { top, right: toastOffset, bottom: toastOffset, left: toastOffset };
  return createPortal(
    <Sonner
      containerAriaLabel={labels.toasts}
      position="top-right"
      expand
      visibleToasts={shows}
      duration={toastLimits.duration}
      gap={toastLimits.gap}
      offset={offset}
      mobileOffset={offset}
      toastOptions={{ unstyled: true }}
      style={style}
    />,
    document.body,
  );
}
