import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { LoadFailed, RefreshFailed, type ShownError } from '#src/components/LoadFailed.tsx';

function ignore() {}

const textOf = (markup: string) => markup.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, '|');
const failed = (error: ShownError) =>
  textOf(renderToStaticMarkup(<LoadFailed what="risks" error={error} onRetry={ignore} />));
const stale = (error: ShownError) =>
  textOf(renderToStaticMarkup(<RefreshFailed what="risks" error={error} retrying={false} onRetry={ignore} />));

test.each([
  ['in the place of a list', failed],
  ['over rows that may be out of date', stale],
])('%s shows the server message and the request id for support', (_, shown) => {
  expect(shown({ message: 'The database is away', requestId: '8f2c-41d9' })).toContain('The database is away');
  expect(shown({ message: 'The database is away', requestId: '8f2c-41d9' })).toContain('Request 8f2c-41d9');
  expect(shown({ message: 'The server does not answer', requestId: null })).not.toContain('Request');
  expect(shown({ message: '' })).toContain('An error occurred');
});
