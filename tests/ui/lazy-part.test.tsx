import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { lazyPart } from '#src/ui/lazy-part.tsx';

const Here = () => <p>here</p>;

test('a part whose code has been loaded is shown at once, any other after what stands in for it', async () => {
  const load = Promise.resolve(Here);
  const Part = lazyPart(() => load);
  const page = () =>
    renderToString(
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>,
    );
  expect(page()).toContain('waiting');
  Part.preload();
  await load;
  await Promise.resolve();
  expect(page()).toBe('<!--$--><p>here</p><!--/$-->');
});
