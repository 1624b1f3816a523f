import { mappingReviewMachine, type ReviewedLink } from '#machines/mapping-review/mapping-review.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const link = (name: string): ReviewedLink => ({
  key: name,
  ownControlId: `control-${name}`,
  positionId: `position-${name}`,
  relation: 'EQUAL',
});

const [first, second] = [link('1'), link('2')];

export const mappingReview = defineFlow({
  name: 'mapping-review',
  title: 'Review of links',
  prose:
    'Links that were proposed, wait for confirmation or follow from mappings are accepted or rejected, one after another with the keyboard or several at once. A refusal keeps the queue and what is ticked.',
  machine: mappingReviewMachine,
  externalEvents: ['queue.shown'],
  starts: { 'the queue is opened': undefined },
  cases: [
    { type: 'queue.shown', queue: [first, second] },
    { type: 'queue.shown', queue: [second] },
    { type: 'link.focused', key: '2' },
    { type: 'next' },
    { type: 'previous' },
    { type: 'link.toggled', key: '1' },
    { type: 'all.toggled' },
    { type: 'accepted' },
    { type: 'rejected' },
    ...answers('decide', undefined),
    ...refuses('decide', failure('http_400', 400)),
  ],
  contextKey: ({ queue, current, ticked, decisions, failure: failed }) => ({
    queue: queue.map(({ key }) => key).join(),
    current,
    ticked: ticked.join(),
    decided: decisions.map(({ accept, positionId }) => `${positionId} ${accept}`).join(),
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'what is current and what is ticked is in the queue',
      holds: ({ context: { queue, current, ticked } }) => {
        const keys = queue.map(({ key }) => key);
        return (
          (current === null ? keys.length === 0 : keys.includes(current)) && ticked.every((key) => keys.includes(key))
        );
      },
    },
    {
      name: 'something is sent exactly while it is decided',
      holds: ({ value, context }) => context.decisions.length > 0 === (value === 'deciding'),
    },
  ],
});
