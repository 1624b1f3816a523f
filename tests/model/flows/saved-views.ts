import { savedViewsMachine, type EditableView } from '#machines/saved-views/saved-views.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const content = { address: 'search=archive', columns: null };
const view: EditableView = { id: 'view-1', version: 1, name: 'Archive', shared: false };

export const savedViews = defineFlow({
  name: 'saved-views',
  title: 'Saved views of a list',
  prose:
    'The user saves the search, filters, order and columns of a list under a name, for themselves or for everyone. They rename, overwrite and delete views later.',
  machine: savedViewsMachine,
  starts: { 'a list is opened': undefined },
  cases: [
    { type: 'addition.requested', content },
    { type: 'change.requested', view, content: null },
    { type: 'removal.requested', view },
    { type: 'name.changed', name: ' Fire ' },
    { type: 'name.changed', name: ' ' },
    { type: 'sharing.changed', shared: true },
    ...answers('saveView', undefined),
    ...refuses('saveView', failure('http_500', 500)),
    ...answers('removeView', undefined),
    ...refuses('removeView', failure('http_500', 500)),
  ],
  contextKey: ({ view: changed, name, shared, nameMissing, failure: failed }) => ({
    changed: changed !== null,
    name: name.trim(),
    shared,
    nameMissing,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'no view is saved without a name',
      holds: ({ value, context }) => value !== 'saving' || context.name.trim() !== '',
    },
    {
      name: 'only a stored view is removed',
      holds: ({ value, context }) => value !== 'removing' || context.view !== null,
    },
  ],
});
