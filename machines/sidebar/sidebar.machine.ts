import { assign, fromCallback, setup } from 'xstate';

export interface SidebarContext {
  /** Whether the sidebar starts as a slide-over, and otherwise whether it starts expanded. */
  readonly startsNarrow: boolean;
  readonly startsExpanded: boolean;
  /** The search text. */
  readonly search: string;
  /** Groups opened or closed by the user; the others are open if they contain the current page. */
  readonly groups: Readonly<Record<string, boolean>>;
}

/** The viewport crossed the 768 px breakpoint. */
export type WidthEvent = { type: 'width.narrow' } | { type: 'width.wide' };

export type SidebarEvent =
  | WidthEvent
  | { type: 'toggled' }
  /** Escape, a click outside the slide-over, or navigation from it. */
  | { type: 'dismissed' }
  | { type: 'search.changed'; text: string }
  | { type: 'group.toggled'; group: string; open: boolean };

/**
 * The sidebar (specification section 2.6): expanded with labels or collapsed to icons beside the page; a slide-over
 * below 768 px. Collapsing clears the search.
 */
export const sidebarMachine = setup({
  types: {
    context: {} as SidebarContext,
    events: {} as SidebarEvent,
    input: {} as { narrow: boolean; expanded: boolean },
  },
  actors: {
    watchWidth: fromCallback<WidthEvent>(() => {
      throw new Error('The actor watchWidth was not provided');
    }),
  },
  actions: {
    /** Stores the choice for seven days. */
    remember: (_args, _params: { expanded: boolean }) => {
      throw new Error('The action remember was not provided');
    },
    clearSearch: assign({ search: '' }),
    setSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    setGroup: assign(({ context }, { group, open }: { group: string; open: boolean }) => ({
      groups: { ...context.groups, [group]: open },
    })),
  },
  guards: {
    startsNarrow: ({ context }) => context.startsNarrow,
    startsExpanded: ({ context }) => context.startsExpanded,
  },
}).createMachine({
  id: 'sidebar',
  context: ({ input }) => ({
    startsNarrow: input.narrow,
    startsExpanded: input.expanded,
    search: '',
    groups: {},
  }),
  invoke: { id: 'watchWidth', src: 'watchWidth' },
  initial: 'deciding',
  on: {
    'search.changed': { actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) } },
    'group.toggled': { actions: { type: 'setGroup', params: ({ event }) => event } },
  },
  states: {
    deciding: { always: [{ guard: 'startsNarrow', target: 'narrow' }, { target: 'wide' }] },
    wide: {
      initial: 'deciding',
      on: { 'width.narrow': { target: 'narrow', actions: 'clearSearch' } },
      states: {
        before: { type: 'history' },
        deciding: { always: [{ guard: 'startsExpanded', target: 'expanded' }, { target: 'collapsed' }] },
        expanded: {
          on: {
            toggled: {
              target: 'collapsed',
              actions: ['clearSearch', { type: 'remember', params: { expanded: false } }],
            },
          },
        },
        collapsed: {
          on: {
            toggled: { target: 'expanded', actions: { type: 'remember', params: { expanded: true } } },
            // The collapsed sidebar has no room for the entries of a group.
            'group.toggled': {
              target: 'expanded',
              actions: [
                { type: 'setGroup', params: ({ event }) => ({ group: event.group, open: true }) },
                { type: 'remember', params: { expanded: true } },
              ],
            },
          },
        },
      },
    },
    narrow: {
      initial: 'closed',
      on: { 'width.wide': { target: 'wide.before', actions: 'clearSearch' } },
      states: {
        closed: { on: { toggled: 'open' } },
        open: {
          on: {
            toggled: { target: 'closed', actions: 'clearSearch' },
            dismissed: { target: 'closed', actions: 'clearSearch' },
          },
        },
      },
    },
  },
});
