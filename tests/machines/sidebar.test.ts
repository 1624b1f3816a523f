import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { sidebarMachine, type WidthEvent } from '#machines/sidebar/sidebar.machine.ts';

const start = (input: { narrow: boolean; expanded: boolean }) =>
  createActor(
    sidebarMachine.provide({
      actors: { watchWidth: fromCallback<WidthEvent>(() => undefined) },
      actions: { remember: () => undefined },
    }),
    { input },
  ).start();

test('groups are opened and closed independently', () => {
  const actor = start({ narrow: false, expanded: true });
  actor.send({ type: 'group.toggled', group: 'risk', open: false });
  actor.send({ type: 'group.toggled', group: 'settings', open: true });
  expect(actor.getSnapshot().context.groups).toEqual({ risk: false, settings: true });
});

test.each([
  [true, 'expanded'],
  [false, 'collapsed'],
])('widening a window that started narrow applies the cookie (expanded: %s)', (expanded, value) => {
  const actor = start({ narrow: true, expanded });
  actor.send({ type: 'width.wide' });
  expect(actor.getSnapshot().value).toEqual({ wide: value });
});
