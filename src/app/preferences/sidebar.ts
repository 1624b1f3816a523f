import { fromCallback } from 'xstate';

import { sidebarMachine, type WidthEvent } from '#machines/sidebar/sidebar.machine.ts';

import { readCookie, writeCookie } from './cookies.ts';

/** Specification section 9. */
const cookieName = 'sidebar_state';
const cookieDays = 7;
const narrowWindow = '(max-width: 767.98px)';
/** Below this the sidebar begins as icons, unless the person has chosen otherwise. */
const roomyWindow = '(min-width: 1280px)';

/** How the sidebar begins in this window. */
export function sidebarStart(): { narrow: boolean; expanded: boolean } {
  const kept = readCookie(cookieName);
  return {
    narrow: matchMedia(narrowWindow).matches,
    expanded: kept === undefined ? matchMedia(roomyWindow).matches : kept === 'true',
  };
}

/** The sidebar with this window and this browser's cookie. */
export const providedSidebar = sidebarMachine.provide({
  actors: {
    watchWidth: fromCallback<WidthEvent>(({ sendBack }) => {
      const query = matchMedia(narrowWindow);
      const tell = () => sendBack({ type: query.matches ? 'width.narrow' : 'width.wide' });
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    }),
  },
  actions: {
    remember: (_, { expanded }) => writeCookie(cookieName, String(expanded), cookieDays),
  },
});
