import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { sidebarMachine, type SidebarEvent, type WidthEvent } from '#machines/sidebar/sidebar.machine.ts';
import { recordTransitions, transitionLines, transitionTable } from '#tests/model/transition-table.ts';

const { taken, inspect } = recordTransitions();

interface Start {
  readonly narrow?: boolean;
  readonly expanded?: boolean;
}

/** The sidebar in a window of this kind, with what it asked to be remembered. */
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

test('it begins as the window and the cookie say', () => {
  expect(sidebarIn({ expanded: true }).after().value).toEqual({ wide: 'expanded' });
  expect(sidebarIn({ expanded: false }).after().value).toEqual({ wide: 'collapsed' });
  expect(sidebarIn({ narrow: true }).after().value).toEqual({ narrow: 'closed' });
});

test('toggling collapses and expands it, and each choice is remembered', () => {
  const { after, remembered } = sidebarIn({});
  expect(after({ type: 'toggled' }).value).toEqual({ wide: 'collapsed' });
  expect(after({ type: 'toggled' }).value).toEqual({ wide: 'expanded' });
  expect(remembered).toEqual([false, true]);
});

test('its search clears when it collapses', () => {
  const { after } = sidebarIn({});
  expect(after({ type: 'search.changed', text: 'risk' }).context.search).toBe('risk');
  expect(after({ type: 'toggled' }).context.search).toBe('');
});

test('a group opens and closes by hand', () => {
  const { after } = sidebarIn({});
  expect(after({ type: 'group.toggled', group: 'risk', open: false }).context.groups).toEqual({ risk: false });
  expect(after({ type: 'group.toggled', group: 'settings', open: true }).context.groups).toEqual({
    risk: false,
    settings: true,
  });
});

test('a group that is chosen among the icons expands the sidebar and opens, whatever it was before', () => {
  const { after, remembered } = sidebarIn({ expanded: false });
  const snapshot = after({ type: 'group.toggled', group: 'risk', open: false });
  expect(snapshot.value).toEqual({ wide: 'expanded' });
  expect(snapshot.context.groups).toEqual({ risk: true });
  expect(remembered).toEqual([true]);
});

test('on a phone it slides over the page and goes again, and nothing is remembered', () => {
  const { after, remembered } = sidebarIn({ narrow: true });
  expect(after({ type: 'toggled' }).value).toEqual({ narrow: 'open' });
  expect(after({ type: 'search.changed', text: 'risk' }, { type: 'dismissed' }).value).toEqual({ narrow: 'closed' });
  expect(after().context.search).toBe('');
  expect(after({ type: 'toggled' }, { type: 'toggled' }).value).toEqual({ narrow: 'closed' });
  expect(after({ type: 'dismissed' }).value).toEqual({ narrow: 'closed' });
  expect(remembered).toEqual([]);
});

test('a window that becomes narrow and wide again brings back what was', () => {
  const { after } = sidebarIn({});
  expect(after({ type: 'toggled' }, { type: 'width.narrow' }).value).toEqual({ narrow: 'closed' });
  expect(after({ type: 'toggled' }, { type: 'width.wide' }).value).toEqual({ wide: 'collapsed' });
});

test('a window that was narrow from the start becomes wide as the cookie says', () => {
  expect(sidebarIn({ narrow: true, expanded: true }).after({ type: 'width.wide' }).value).toEqual({ wide: 'expanded' });
  expect(sidebarIn({ narrow: true, expanded: false }).after({ type: 'width.wide' }).value).toEqual({
    wide: 'collapsed',
  });
});

test('the transitions are the reviewed ones', async () => {
  await expect(transitionTable(sidebarMachine)).toMatchFileSnapshot('__snapshots__/sidebar.txt');
});

test('the tests above took every transition', () => {
  expect([...taken].toSorted()).toEqual(transitionLines(sidebarMachine).toSorted());
});
