import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { SlideOver } from '#src/ui/overlay/SlideOver.tsx';

import { AppSidebar, type SidebarActor } from './AppSidebar.tsx';
import type { OverlayName } from './Overlays.tsx';
import { pageStart } from './page-start.ts';

export interface PhoneSidebarProps {
  readonly sidebar: SidebarActor;
  readonly open: boolean;
  readonly onOpen: (overlay: OverlayName) => void;
}

/** The sidebar below 768 px. Opening a page closes it. */
export function PhoneSidebar({ sidebar, open, onOpen }: PhoneSidebarProps) {
  const router = useRouter();
  const hasNavigated = useRef(false);
  const dismiss = () => sidebar.send({ type: 'dismissed' });
  useEffect(() => {
    if (!open) return undefined;
    hasNavigated.current = false;
    return router.subscribe('onBeforeNavigate', () => {
      hasNavigated.current = true;
      sidebar.send({ type: 'dismissed' });
    });
  }, [router, sidebar, open]);
  return (
    <SlideOver
      open={open}
      label="Menu"
      onClose={dismiss}
      finalFocus={() => (hasNavigated.current ? pageStart() : null)}
    >
      <AppSidebar
        sidebar={sidebar}
        collapsed={false}
        onOpen={(overlay) => {
          dismiss();
          onOpen(overlay);
        }}
      />
    </SlideOver>
  );
}
