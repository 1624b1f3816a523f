import { setImmediate } from 'node:timers/promises';

import { type ComponentType, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { lazyPart } from '#src/ui/lazy-part.tsx';

const Here = () => <p>here</p>;

const htmlOf = (Part: ComponentType) =>
  renderToString(
    <Suspense fallback={<p>waiting</p>}>
      <Part />
    </Suspense>,
  );

test('a part that has not been loaded is shown after what stands in for it', () => {
  expect(htmlOf(lazyPart(async () => Here))).toContain('waiting');
});

test('a part that has been loaded is shown at once, the first time too', async () => {
  const Part = lazyPart(async () => Here);
  Part.preload();
  await setImmediate();
  expect(htmlOf(Part)).toBe('<!--$--><p>here</p><!--/$-->');
});
