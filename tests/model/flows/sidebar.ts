import { sidebarMachine } from '#machines/sidebar/sidebar.machine.ts';

import { defineFlow } from '../flow.ts';

export const sidebar = defineFlow({
  name: 'sidebar',
  title: 'Sidebar',
  prose:
    'The sidebar is expanded with labels or collapsed to icons beside the page, and a slide-over on narrow viewports. Collapsing clears its search, and the choice is stored for seven days.',
  machine: sidebarMachine,
  starts: {
    'a wide window, labels kept': { narrow: false, expanded: true },
    'a wide window, icons kept': { narrow: false, expanded: false },
    'a phone': { narrow: true, expanded: true },
  },
  watchers: ['watchWidth'],
  effects: ['remember'],
  heard: ['width.narrow', 'width.wide'],
  cases: [
    { type: 'search.changed', text: 'risk' },
    { type: 'group.toggled', group: 'Risk', open: false },
  ],
  contextKey: ({ search, groups }) => ({ search, groups }),
  invariants: [],
});
