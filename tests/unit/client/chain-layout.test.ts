import { describe, expect, it } from 'vitest';

import { chainLayout } from '#src/features/service-provider/chain-layout.ts';

const provider = (id: string, distance: number) => ({ id, ref: id, title: id, businessCriticality: null, distance });

/** `a>b`: a uses b. */
const usesOf = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [providerId = '', subProcessorId = ''] = pair.split('>');
    return { providerId, subProcessorId };
  });

const layoutOf = (distances: Readonly<Record<string, number>>, ...pairs: readonly string[]) =>
  chainLayout({
    providers: Object.entries(distances).map(([id, distance]) => provider(id, distance)),
    uses: usesOf(...pairs),
    used: 0,
    users: 0,
  });

describe('a supply chain', () => {
  it('is drawn with each provider to the right of all that use it', () => {
    const { nodes, lines } = layoutOf(
      { own: 0, a: 1, b: 1, c: 2, user: -1, far: -1 },
      'own>a',
      'own>b',
      'b>a',
      'a>c',
      'user>own',
      'far>own',
      'far>user',
    );
    const byPlace = nodes.toSorted((one, other) => one.x - other.x || one.y - other.y);
    expect(byPlace.map((node) => node.provider.id)).toEqual(['far', 'user', 'own', 'b', 'a', 'c']);
    expect(lines).toHaveLength(7);
    expect(lines.filter(({ from, to }) => from.x >= to.x)).toEqual([]);
  });

  it('has each provider beside those that it is connected with, so that lines cross less', () => {
    const { nodes } = layoutOf({ own: 0, a: 1, b: 1, x: 2, y: 2 }, 'own>a', 'own>b', 'a>y', 'b>x');
    const last = nodes.filter(({ provider: { distance } }) => distance === 2);
    expect(last.toSorted((one, other) => one.y - other.y).map((node) => node.provider.id)).toEqual(['y', 'x']);
  });

  it('says how many of a long column are not drawn', () => {
    const ids = Array.from({ length: 13 }, (_own, index) => `p${index}`);
    const { nodes, rests, height } = layoutOf(
      { own: 0, ...Object.fromEntries(ids.map((id) => [id, 1])) },
      ...ids.map((id) => `own>${id}`),
    );
    expect(nodes).toHaveLength(11);
    expect(rests).toMatchObject([{ count: 3 }]);
    expect(Math.max(...nodes.map(({ y }) => y))).toBeLessThan(height);
  });
});
