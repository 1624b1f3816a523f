import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react';

import { useSession } from '#src/components/SessionProvider.tsx';
import { css } from '#styled/css/index.js';

import { useAppActors } from '../frame/AppActors.tsx';
import { providedSidebar, sidebarStart } from '../preferences/sidebar.ts';
import { AppSidebar } from './AppSidebar.tsx';
import { Background } from './Background.tsx';
import { Header } from './Header.tsx';
import { BulkChangeBar, ExportBar, prepareParts, ReadOnlyBar } from './lazy-parts.ts';
import { Overlays, type OverlayName } from './Overlays.tsx';
import { focusPageStart, mainId } from './page-start.ts';
import { PhoneSidebar } from './PhoneSidebar.tsx';
import { column, frame, side } from './styles.ts';
import { useSaveKeys } from './useSaveKeys.ts';
import { useShortcuts } from './useShortcuts.ts';

const main = css({ flex: '1', minHeight: '0', overflow: { base: 'auto', _print: 'visible' }, position: 'relative' });
const skip = css({
  position: 'fixed',
  insetBlockStart: '8',
  insetInlineStart: '8',
  zIndex: 'toast',
  paddingInline: '12',
  paddingBlock: '8',
  borderRadius: 'sm',
  background: 'bg.raised',
  color: 'accent.fg',
  boxShadow: 'popover',
  '&:not(:focus)': { clipPath: '[inset(50%)]', pointerEvents: 'none' },
});

function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  focusPageStart();
}

/** The frame around every page behind the sign-in: navigation, header and breadcrumbs. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const sidebar = useActorRef(providedSidebar, { input: useState(sidebarStart)[0] });
  const collapsed = useSelector(sidebar, (snapshot) => snapshot.matches({ wide: 'collapsed' }));
  const slidOver = useSelector(sidebar, (snapshot) => snapshot.matches({ narrow: 'open' }));
  const [overlay, setOverlay] = useState<OverlayName>();
  const { signOut } = useAppActors();
  const isReadOnly = useSession(({ context }) => (context.organisation?.state ?? 'ACTIVE') !== 'ACTIVE');
  const open = (name: OverlayName) => {
    if (name === 'signOut') signOut.send({ type: 'signOut.asked' });
    else setOverlay(name);
  };
  const toggleSidebar = () => sidebar.send({ type: 'toggled' });
  useEffect(prepareParts, []);
  useSaveKeys();
  useShortcuts({
    command: { b: toggleSidebar, k: () => setOverlay('search') },
    plain: { '?': () => setOverlay('shortcuts') },
  });
  return (
    <div className={frame} data-collapsed={collapsed || undefined}>
      <a href={`#${mainId}`} className={skip} onClick={skipToContent}>
        Skip to content
      </a>
      <div className={side}>
        <AppSidebar sidebar={sidebar} collapsed={collapsed} onOpen={open} />
      </div>
      <div className={column}>
        <Header expanded={!collapsed} onToggleSidebar={toggleSidebar} onOpen={open} />
        {isReadOnly && (
          <Suspense fallback={null}>
            <ReadOnlyBar />
          </Suspense>
        )}
        <main id={mainId} className={main} tabIndex={-1}>
          {children}
        </main>
        <Suspense fallback={null}>
          <ExportBar />
        </Suspense>
        <Suspense fallback={null}>
          <BulkChangeBar />
        </Suspense>
      </div>
      <PhoneSidebar sidebar={sidebar} open={slidOver} onOpen={open} />
      <Background />
      <Overlays shown={overlay} onShow={setOverlay} />
    </div>
  );
}
