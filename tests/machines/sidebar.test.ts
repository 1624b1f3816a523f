import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { sidebarMachine, type SidebarEvent, type WidthEvent } from '#machines/sidebar/sidebar.machine.ts';
import { recordTransitions, transitionLines, transitionTable } from '#tests/model/transition-table.ts';

const { taken, inspect } = recordTransitions();

interface Start {
  readonly narrow?: boolean;
  readonly expanded?: boolean;
}

/** The sidebar machine for a given viewport, with the choices that it stored. */
function sidebarIn({ narrow = false, expanded = true }: Start) {
  const remembered: boolean[] = [];
  const actor = createActor(
    sidebarMachine.provide({
      actors: { watchWidth: fromCallback<WidthEvent>(() => undefined) },
      actions: { remember: (_, params) => void remembered.push(params.expanded) },
    }),
    { input: { narrow, expanded }, inspect },
  ).start();
  const after = (...events: SidebarEvent[]) => {
    for (const event of events) actor.send(event);
    return actor.getSnapshot();
  };
  return { after, remembered };
}

test('it starts according to viewport and cookie', () => {
  expect(sidebarIn({ expanded: true }).after().value).toEqual({ wide: 'expanded' });
  expect(sidebarIn({ expanded: false }).after().value).toEqual({ wide: 'collapsed' });
  expect(sidebarIn({ narrow: true }).after().value).toEqual({ narrow: 'closed' });
});

test('toggling collapses and expands it, and each choice is stored', () => {
  const { after, remembered } = sidebarIn({});
  expect(after({ type: 'toggled' }).value).toEqual({ wide: 'collapsed' });
  expect(after({ type: 'toggled' }).value).toEqual({ wide: 'expanded' });
  expect(remembered).toEqual([false, true]);
});

test('collapsing clears the search', () => {
  const { after } = sidebarIn({});
  expect(after({ type: 'search.changed', text: 'risk' }).context.search).toBe('risk');
  expect(after({ type: 'toggled' }).context.search).toBe('');
});

test('a group can be opened and closed', () => {
  const { after } = sidebarIn({});
  expect(after({ type: 'group.toggled', group: 'risk', open: false }).context.groups).toEqual({ risk: false });
  expect(after({ type: 'group.toggled', group: 'settings', open: true }).context.groups).toEqual({
    risk: false,
    settings: true,
  });
});

test('choosing a group from the icons expands the sidebar and opens the group', () => {
  const { after, remembered } = sidebarIn({ expanded: false });
  const snapshot = after({ type: 'group.toggled', group: 'risk', open: false });
  expect(snapshot.value).toEqual({ wide: 'expanded' });
  expect(snapshot.context.groups).toEqual({ risk: true });
  expect(remembered).toEqual([true]);
});

test('on a phone it opens and closes as a slide-over, and nothing is stored', () => {
  const { after, remembered } = sidebarIn({ narrow: true });
  expect(after({ type: 'toggled' }).value).toEqual({ narrow: 'open' });
  expect(after({ type: 'search.changed', text: 'risk' }, { type: 'dismissed' }).value).toEqual({ narrow: 'closed' });
  expect(after().context.search).toBe('');
  expect(after({ type: 'toggled' }, { type: 'toggled' }).value).toEqual({ narrow: 'closed' });
  expect(after({ type: 'dismissed' }).value).toEqual({ narrow: 'closed' });
  expect(remembered).toEqual([]);
});

test('widening a narrowed window restores the previous layout', () => {
  const { after } = sidebarIn({});
  expect(after({ type: 'toggled' }, { type: 'width.narrow' }).value).toEqual({ narrow: 'closed' });
  expect(after({ type: 'toggled' }, { type: 'width.wide' }).value).toEqual({ wide: 'collapsed' });
});

test('widening a window that started narrow applies the cookie', () => {
  expect(sidebarIn({ narrow: true, expanded: true }).after({ type: 'width.wide' }).value).toEqual({ wide: 'expanded' });
  expect(sidebarIn({ narrow: true, expanded: false }).after({ type: 'width.wide' }).value).toEqual({
    wide: 'collapsed',
  });
});

test('the transitions match the reviewed snapshot', async () => {
  await expect(transitionTable(sidebarMachine)).toMatchFileSnapshot('__snapshots__/sidebar.txt');
});

test('the tests above cover every transition', () => {
  expect([...taken].toSorted()).toEqual(transitionLines(sidebarMachine).toSorted());
});
