import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ListContent, type ListState } from '#src/components/register/ListContent.tsx';

function ignore() {}

const markupOf = (page: number, state: Pick<ListState<string>, 'rows' | 'total'>) =>
  renderToStaticMarkup(
    <ListContent
      noun={{ one: 'risk', many: 'risks' }}
      list={{ ...state, unfilteredTotal: state.total, error: null, busy: false, reading: false, onRetry: ignore }}
      pages={{ page, perPage: 10, show: ignore }}
      why={undefined}
      onClear={ignore}
      onAdd={undefined}
      firstSteps="Add one"
    >
      {(rows) => <p>{rows.join(', ')}</p>}
    </ListContent>,
  );

test('rows are shown above the pagination of their page', () => {
  const markup = markupOf(2, { rows: ['R-0011', 'R-0012'], total: 12 });
  expect(markup).toContain('R-0011, R-0012');
  expect(markup).toContain('11–12 of 12');
});

test('a page past the end shows a loading state, without rows or pagination', () => {
  const markup = markupOf(999, { rows: [], total: 12 });
  expect(markup).toContain('Loading');
  expect(markup).not.toContain('of 12');
  expect(markup).not.toContain('No risks yet');
});

test('a list without rows is empty on every page', () => {
  expect(markupOf(3, { rows: [], total: 0 })).toContain('No risks yet');
});
