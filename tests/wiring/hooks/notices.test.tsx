import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { useNotices } from '#src/components/useNotices.ts';

import { doing, render } from '../support/render.tsx';

interface Notice {
  readonly type: 'saved';
  readonly title: string;
}

/** Emits what it is sent. */
const source = fromCallback<{ type: 'save'; title: string }, undefined, Notice>(({ receive, emit }) =>
  receive(({ title }) => emit({ type: 'saved', title })),
);

/** Two actors, one of which a screen listens to, with what it has been told. */
async function open() {
  const told: string[] = [];
  const [first, second] = [createActor(source).start(), createActor(source).start()];
  function Screen({ actor, name }: { readonly actor: typeof first; readonly name: string }) {
    useNotices(actor, ({ title }) => told.push(`${name}: ${title}`));
    return null;
  }
  const shown = (actor: typeof first, name: string) => (
    <StrictMode>
      <Screen actor={actor} name={name} />
    </StrictMode>
  );
  const { show, unmount } = await render(shown(first, 'Risks'));
  const save = (title: string) =>
    doing(() => {
      first.send({ type: 'save', title: `first ${title}` });
      second.send({ type: 'save', title: `second ${title}` });
    });
  return {
    told,
    save,
    unmount,
    show: (of: 'first' | 'second', name: string) => show(shown(of === 'first' ? first : second, name)),
  };
}

test('a screen is told once of each notice, until it is gone', async () => {
  const { told, save, unmount } = await open();
  await save('A');
  expect(told).toEqual(['Risks: first A']);
  await unmount();
  await save('B');
  expect(told).toEqual(['Risks: first A']);
});

test('a notice finds the screen as it was rendered last', async () => {
  const { told, save, show } = await open();
  await show('first', 'Assets');
  await save('A');
  expect(told).toEqual(['Assets: first A']);
});

test('a screen that shows another actor is told of that one only', async () => {
  const { told, save, show } = await open();
  await show('second', 'Risks');
  await save('A');
  expect(told).toEqual(['Risks: second A']);
});
