import { assign, fromCallback, setup } from 'xstate';

export interface SidebarContext {
  /** Whether it begins as a slide-over, and if not, with its labels. */
  readonly startsNarrow: boolean;
  readonly startsExpanded: boolean;
  /** What is typed into its search. */
  readonly search: string;
  /** Groups that were opened or closed by hand; the others are open when they hold the current page. */
  readonly groups: Readonly<Record<string, boolean>>;
}

/** The window became narrower than 768 px, or wider again. */
export type WidthEvent = { type: 'width.narrow' } | { type: 'width.wide' };

export type SidebarEvent =
  | WidthEvent
  | { type: 'toggled' }
  /** Escape, a click beside the slide-over, or a page that was opened from it. */
  | { type: 'dismissed' }
  | { type: 'search.changed'; text: string }
  | { type: 'group.toggled'; group: string; open: boolean };

/**
 * The sidebar (specification section 2.6): beside the page with labels or as icons, below 768 px a slide-over. Its search
 * clears whenever it collapses.
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
    /** Keeps the choice for seven days. */
    remember: (_args, _params: { expanded: boolean }) => {
      throw new Error('The action remember was not provided');
    },
    clearSearch: assign({ search: '' }),
    keepSearch: assign((_, { text }: { text: string }) => ({ search: text })),
    keepGroup: assign(({ context }, { group, open }: { group: string; open: boolean }) => ({
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
    'search.changed': { actions: { type: 'keepSearch', params: ({ event }) => ({ text: event.text }) } },
    'group.toggled': { actions: { type: 'keepGroup', params: ({ event }) => event } },
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
            // A group has no room for its entries among the icons.
            'group.toggled': {
              target: 'expanded',
              actions: [
                { type: 'keepGroup', params: ({ event }) => ({ group: event.group, open: true }) },
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
