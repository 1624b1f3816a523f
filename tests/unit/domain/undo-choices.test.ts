import { expect, test } from 'vitest';

import { choicesAfterUndo, decidedSince } from '#domain/compliance/undo-choices.ts';

const choices = (levels: string[], values: Readonly<Record<string, string>>) => ({
  levels,
  parameters: Object.entries(values).map(([id, value]) => ({ id, value })),
});

const known = { levels: new Set(['L1', 'L2']), parameters: new Set(['days', 'length', 'gone']) };
const before = choices(['L1'], { days: '30', length: '12', gone: 'x' });
const after = choices(['L1'], { days: '30', length: '12' });

test('an undo gives back what was before, but for what was decided since', () => {
  const now = choices(['L2', 'new'], { days: '14', length: '12', fresh: '1' });
  expect(decidedSince({ after, now })).toEqual({ levels: true, parameters: ['days', 'fresh'] });
  expect(choicesAfterUndo({ before, after, now }, known)).toEqual(
    choices(['L2'], { days: '14', length: '12', gone: 'x' }),
  );
});

test('a value that was taken away since stays away, and levels that the former version has not are given back', () => {
  const now = choices(['new'], { length: '12' });
  expect(choicesAfterUndo({ before, after, now }, known)).toEqual(choices(['L1'], { length: '12', gone: 'x' }));
});

test('without a change since, and of upgrades that did not keep what they chose, all is as before', () => {
  expect(decidedSince({ after, now: after })).toEqual({ levels: false, parameters: [] });
  expect(choicesAfterUndo({ before, after, now: after }, known)).toEqual(before);
  expect(choicesAfterUndo({ before, after: null, now: choices(['L2'], {}) }, known)).toEqual(before);
});
