import { linksMachine } from '#machines/links/links.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const links = defineFlow({
  name: 'links',
  title: 'Links of a record',
  prose: 'The user links a record to another one, and removes a link. What was chosen survives every refusal.',
  machine: linksMachine,
  starts: { 'the links are opened': undefined },
  cases: [
    { type: 'relation.changed', relation: { type: 'mitigates', reverse: true } },
    { type: 'record.chosen', id: 'record-2' },
    { type: 'record.chosen', id: null },
    { type: 'addition.requested' },
    { type: 'removal.requested', id: 'link-1' },
    ...answers('addLink', undefined),
    ...refuses('addLink', failure('http_500', 500)),
    ...answers('removeLink', undefined),
    ...refuses('removeLink', failure('http_500', 500)),
  ],
  contextKey: ({ relation, otherId, otherMissing, failure: failed }) => ({
    relation: relation.type,
    otherId,
    otherMissing,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'no link is added without a record',
      holds: ({ value, context }) => value !== 'adding' || context.otherId !== null,
    },
  ],
});
