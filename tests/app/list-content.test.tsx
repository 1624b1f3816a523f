import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ListContent, type ListState } from '#src/components/register/ListContent.tsx';

function ignore() {}

const markupOf = (page: number, state: Pick<ListState<string>, 'rows' | 'total'> & Partial<ListState<string>>) =>
  renderToStaticMarkup(
    <ListContent
      noun={{ one: 'risk', many: 'risks' }}
      list={{
        totalIsExact: true,
        unfilteredTotal: state.total,
        error: null,
        busy: false,
        reading: false,
        onRetry: ignore,
        ...state,
      }}
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

test.each([
  ['a full page has a next one', 1000, 10, '9,991–10,000 of 10,000+', '1,000 of 1,001+', 0],
  ['so has a full page after those counted', 1001, 10, '10,001–10,010 of 10,000+', '1,001 of 1,002+', 0],
  ['the last page has none', 1001, 3, '10,001–10,003 of 10,000+', '1,001 of 1,001+', 1],
])('of a list counted up to 10,000, %s', (_name, page, rows, range, pages, disabled) => {
  const state = { rows: Array.from({ length: rows }, () => 'row'), total: 10_000, totalIsExact: false };
  const markup = markupOf(page, state);
  expect(markup).toContain(range);
  expect(markup).toContain(pages);
  expect(markup.match(/<button[^>]*disabled=""/g) ?? []).toHaveLength(disabled);
});

test('a list without rows is empty on every page', () => {
  expect(markupOf(3, { rows: [], total: 0 })).toContain('No risks yet');
});

test('a first page without rows is empty, although an older total says otherwise', () => {
  expect(markupOf(1, { rows: [], total: 1 })).toContain('No risks yet');
});
