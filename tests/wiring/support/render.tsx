import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new Set<Root>();

/** Flushes pending promises, effects and updates. */
export const settle = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** Runs an interaction and waits for its immediate effects. */
export const doing = async (work: () => void) => {
  await act(async () => work());
  await settle();
};

/** Renders into a new container. */
export async function render(shown: ReactNode) {
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

/** Unmounts everything that a test has rendered. */
export async function unmountAll(): Promise<void> {
  for (const root of roots) await act(async () => root.unmount());
  roots.clear();
}
