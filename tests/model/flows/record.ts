import {
  conflict,
  emptyNote,
  noteMachine,
  refused,
  stored,
  storedDraft,
  theirs,
} from '#tests/machines/support/note-record.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const record = defineFlow({
  name: 'record',
  title: 'One record',
  prose:
    'A record is added, edited and removed in a panel that never loses input. Concurrent changes are merged field by field, and the user is asked only about fields that both sides changed.',
  machine: noteMachine,
  starts: {
    'a new record': { base: null, draft: emptyNote },
    'a stored record': { base: stored, draft: storedDraft },
  },
  cases: [
    { type: 'field.changed', field: 'title', value: 'Mine' },
    { type: 'field.changed', field: 'title', value: '' },
    { type: 'field.changed', field: 'labels', value: ['mine'] },
    { type: 'text.restored', text: { changes: { title: 'Mine' }, before: { title: 'Stored' } } },
    { type: 'text.restored', text: { changes: { title: 'Mine' }, before: { title: 'Earlier' } } },
    { type: 'conflict.settled', field: 'title', take: 'mine' },
    { type: 'conflict.settled', field: 'title', take: 'theirs' },
    { type: 'conflict.settled', field: 'labels', take: 'theirs' },
    ...answers('saveRecord', { ...stored, version: 4, title: 'Mine' }),
    ...refuses('saveRecord', refused, conflict(theirs), failure('network_error')),
    { type: 'reason.changed', reason: ' Merged into R-0042 ' },
    ...answers('removeRecord', undefined),
    ...refuses('removeRecord', failure('http_404', 404), conflict(theirs)),
  ],
  // Of machines/unsaved-text.
  externalEvents: ['text.restored'],
  contextKey: ({ base, initial, draft, conflicts }) => ({
    isNew: base === null,
    title: draft.title === initial.title ? 'as stored' : draft.title,
    labels: draft.labels.join() === initial.labels.join() ? 'as stored' : draft.labels,
    conflicts: conflicts.map(({ field }) => field),
  }),
  invariants: [
    {
      name: 'only a stored record can be removed',
      holds: (snapshot) => !snapshot.hasTag('removing') || snapshot.context.base !== null,
    },
    {
      name: 'nothing is saved while a conflict is unresolved',
      holds: (snapshot) => !snapshot.matches('saving') || snapshot.context.conflicts.length === 0,
    },
    {
      name: 'an invalid draft is not sent',
      holds: (snapshot) => !snapshot.matches('saving') || snapshot.context.draft.title !== '',
    },
  ],
});
