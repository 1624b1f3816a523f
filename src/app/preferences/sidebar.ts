import { fromCallback } from 'xstate';

import { sidebarMachine, type WidthEvent } from '#machines/sidebar/sidebar.machine.ts';

import { readCookie, writeCookie } from './cookies.ts';

/** Specification section 9. */
const cookieName = 'sidebar_state';
const cookieDays = 7;
const narrowWindow = '(max-width: 767.98px)';
/** Below this width the sidebar starts collapsed, unless the person has chosen otherwise. */
const wideWindow = '(min-width: 1280px)';

/** The initial state of the sidebar in this window. */
export function sidebarStart(): { narrow: boolean; expanded: boolean } {
  const stored = readCookie(cookieName);
  return {
    narrow: matchMedia(narrowWindow).matches,
    expanded: stored === undefined ? matchMedia(wideWindow).matches : stored === 'true',
  };
}

/** The sidebar machine, wired to this window and this browser's cookie. */
export const providedSidebar = sidebarMachine.provide({
  actors: {
    watchWidth: fromCallback<WidthEvent>(({ sendBack }) => {
      const query = matchMedia(narrowWindow);
      const report = () => sendBack({ type: query.matches ? 'width.narrow' : 'width.wide' });
      query.addEventListener('change', report);
      return () => query.removeEventListener('change', report);
    }),
  },
  actions: {
    remember: (_, { expanded }) => writeCookie(cookieName, String(expanded), cookieDays),
  },
});
