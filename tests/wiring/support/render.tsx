import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new Set<Root>();

/** Lets promises, effects and updates that are due happen. */
export const settle = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** Does something to what is drawn, and waits for what follows at once. */
export const doing = async (work: () => void) => {
  await act(async () => work());
  await settle();
};

/** Draws into a page of its own. */
export async function draw(shown: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.add(root);
  const show = (next: ReactNode) => act(async () => root.render(next));
  const unmount = async () => {
    roots.delete(root);
    await act(async () => root.unmount());
  };
  await show(shown);
  return { container, show, unmount };
}

/** Removes everything that a test has drawn. */
export async function unmountAll(): Promise<void> {
  for (const root of roots) await act(async () => root.unmount());
  roots.clear();
}
