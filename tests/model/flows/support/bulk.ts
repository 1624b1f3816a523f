import type { BulkChange, WholeList } from '#machines/bulk-change/bulk-change.types.ts';

/** A list that shows a page of records and one more. */
export const list: WholeList = { query: { search: 'fire' }, total: 11 };

/** A change of that list, as it was started. */
export const running = (action: BulkChange['action']): BulkChange => ({
  id: 'bulk',
  kind: 'risk',
  action,
  fields: action === 'CHANGE' ? ['treatment'] : [],
  state: 'RUNNING',
  total: list.total,
  done: 0,
  refused: 0,
  failure: null,
  createdAt: '2026-11-23T10:00:00Z',
  undoUntil: null,
});

/** A change of selected rows, which can be undone. */
export const ended: BulkChange = { ...running('CHANGE'), state: 'DONE', done: 11, undoUntil: '2026-11-24T10:00:00Z' };
