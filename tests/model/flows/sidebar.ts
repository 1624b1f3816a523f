import { sidebarMachine } from '#machines/sidebar/sidebar.machine.ts';

import { defineFlow } from '../flow.ts';

export const sidebar = defineFlow({
  name: 'sidebar',
  title: 'Sidebar',
  prose:
    'The sidebar is expanded with labels or collapsed to icons beside the page, and a slide-over on narrow viewports. Collapsing clears its search, and the choice is stored for seven days.',
  machine: sidebarMachine,
  starts: {
    'a wide window, stored as expanded': { narrow: false, expanded: true },
    'a wide window, stored as collapsed': { narrow: false, expanded: false },
    'a phone': { narrow: true, expanded: true },
  },
  watchers: ['watchWidth'],
  effects: ['remember'],
  externalEvents: ['width.narrow', 'width.wide'],
  cases: [
    { type: 'search.changed', text: 'risk' },
    { type: 'group.toggled', group: 'Risk', open: false },
  ],
  contextKey: ({ search, groups }) => ({ search, groups }),
  invariants: [],
});
