import { expect, test } from 'vitest';

import type { LineagePair } from '#src/api/compliance/lineage.ts';
import { pairsOf } from '#src/features/compliance/upgrade/steps.tsx';

const end = (code: string) => ({ code, ref: code, title: code });

const pair = (kind: LineagePair['kind'], from: string | null, to: readonly string[]): LineagePair => ({
  kind,
  from: from === null ? null : end(from),
  to: to.map(end),
  isMoved: false,
  similarity: null,
  isDecided: true,
});

const pairs = [
  pair('UNCHANGED', 'low', ['low']),
  pair('UNCHANGED', 'high', ['high']),
  pair('REWORDED', 'worded', ['worded']),
  pair('WITHDRAWN', 'gone', ['high']),
  pair('NEW', null, ['new']),
];

const levelOf: Readonly<Record<string, string>> = { low: 'L1', worded: 'L1', high: 'L2', new: 'L2' };

const codeOf = ({ from, to }: LineagePair) => from?.code ?? to[0]?.code;

const codesWith = (levels: readonly string[]) => {
  const assessed = Object.entries(levelOf).map(([code, level]) => ({ code, levels: [level] }));
  const offer = { inUse: ['low', 'worded', 'gone'], assessed };
  const { kept, reworded, replaced, added, withdrawn } = pairsOf(offer, { pairs }, levels);
  return {
    kept: kept.map(codeOf),
    reworded: reworded.map(codeOf),
    replaced: replaced.map(codeOf),
    added: added.map(codeOf),
    withdrawn: withdrawn.map(codeOf),
  };
};

test('the steps of an upgrade follow the chosen levels', () => {
  expect(codesWith(['L1'])).toEqual({
    kept: ['low'],
    reworded: ['worded'],
    replaced: [],
    added: [],
    withdrawn: ['gone'],
  });
  expect(codesWith(['L2'])).toEqual({
    kept: [],
    reworded: [],
    replaced: [],
    added: ['high', 'new'],
    withdrawn: ['low', 'worded', 'gone'],
  });
  expect(codesWith([]).added).toEqual(['high', 'new']);
});
