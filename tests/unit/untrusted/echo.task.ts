import { invalid } from '#server/contract/errors.ts';

/** Gives back what it is given, word by word. */
export async function* run(words: readonly string[]): AsyncGenerator<string, void> {
  for (const word of words) {
    if (word === 'refused') throw invalid([{ field: 'file', message: 'This word is refused' }]);
    yield word;
  }
}
