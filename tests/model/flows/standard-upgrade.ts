import { standardUpgradeMachine, type OfferedUpgrade } from '#machines/standard-upgrade/standard-upgrade.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const offer: OfferedUpgrade = {
  version: 1,
  versionId: 'newer',
  hasLevels: false,
  reworded: ['a', 'b'],
  levels: [],
};

export const standardUpgrade = defineFlow({
  name: 'standard-upgrade',
  title: 'Upgrade of a standard',
  prose:
    'An adopted standard goes over to its newer version: what was reworded, split or merged, what is new and what was withdrawn is read step by step, and reworded controls for which all still holds are confirmed. Everything is applied at the end, or nothing; a refusal keeps what was chosen.',
  machine: standardUpgradeMachine,
  starts: { 'a version without levels': offer, 'a version with levels': { ...offer, hasLevels: true } },
  cases: [
    { type: 'next' },
    { type: 'back' },
    { type: 'levels.changed', levels: ['Core'] },
    { type: 'levels.changed', levels: [] },
    { type: 'wording.toggled', code: 'a' },
    { type: 'wording.toggled', code: 'unknown' },
    { type: 'wordings.toggled', codes: ['a', 'b', 'unknown'] },
    { type: 'upgrade.confirmed' },
    ...answers('upgrade', { kept: 1, asked: 1, added: 1, archived: 1 }),
    ...refuses('upgrade', failure('http_409', 409)),
  ],
  contextKey: ({ offer: { hasLevels }, levels, confirmed, failure: failed }) => ({
    hasLevels,
    levels: levels.join(),
    confirmed: confirmed.toSorted().join(),
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'only reworded controls are confirmed',
      holds: ({ context: { offer: offered, confirmed } }) => confirmed.every((code) => offered.reworded.includes(code)),
    },
    {
      name: 'the first step is left with a level, where there are any',
      holds: ({ value, context }) => value === 'overview' || !context.offer.hasLevels || context.levels.length > 0,
    },
  ],
});
