import { describe, expect, test } from 'vitest';

import { arriving, withWholeFile } from '#server/fair/arriving.ts';
import { memoryPlaces } from '#server/fair/shared.ts';

const holder = { organisationId: 'harbour', personId: 'ada' };

/** A body that sends its chunks and then ends, fails, or sends nothing more. */
function bodyOf(chunks: readonly string[], then: 'ends' | 'fails' | 'stalls') {
  const seen = { isLeft: false };
  async function* content(): AsyncGenerator<Uint8Array, void> {
    try {
      for (const chunk of chunks) yield Buffer.from(chunk);
      if (then === 'fails') throw new Error('The client left');
      if (then === 'stalls') await new Promise(() => {});
    } finally {
      seen.isLeft = true;
    }
  }
  return { content: content(), seen };
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();
  return text;
}

describe('a body', () => {
  test('arrives as it was sent, and fails as it fails', async () => {
    const { signal: recalled } = new AbortController();
    expect(await textOf(arriving(bodyOf(['a', 'b'], 'ends').content, { recalled }))).toBe('ab');
    await expect(textOf(arriving(bodyOf(['a'], 'fails').content, { recalled }))).rejects.toThrow('The client left');
  });

  test('that sends nothing more ends when its place is recalled', async () => {
    const recall = new AbortController();
    const text = textOf(arriving(bodyOf(['a'], 'stalls').content, { recalled: recall.signal }));
    recall.abort(new Error('Others wait'));
    await expect(text).rejects.toThrow('Others wait');
  });

  test('whose reader stops early is left', async () => {
    const { content, seen } = bodyOf(['a', 'b'], 'ends');
    const { signal: recalled } = new AbortController();
    for await (const _chunk of arriving(content, { recalled })) break;
    expect(seen.isLeft).toBe(true);
  });
});

test('a whole file has its place from before its first byte until the work with it ends', async () => {
  const { content } = bodyOf(['Title\n', 'Fire'], 'ends');
  async function* counted() {
    expect(memoryPlaces.count.held).toBe(1);
    yield* content;
  }
  const length = await withWholeFile(counted(), holder, async (bytes) => {
    expect(memoryPlaces.count.held).toBe(1);
    return bytes.length;
  });
  expect(length).toBe(10);
  expect(memoryPlaces.count.held).toBe(0);
  await expect(withWholeFile(bodyOf(['T'], 'fails').content, holder, async () => {})).rejects.toThrow(
    'The client left',
  );
  expect(memoryPlaces.count.held).toBe(0);
});
