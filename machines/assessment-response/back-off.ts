/** The first and the longest wait, in milliseconds. */
const [first, longest] = [1000, 60_000];

/** Spreads the tabs of many people over a half of the wait. The same tab always gets the same, so that tests can wait for it. */
function spread(seed: string): number {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1000;
  return 0.5 + sum / 2000;
}

/** Milliseconds until a request is repeated: doubled with every attempt, at most a minute. */
export const backOff = (attempts: number, seed: string): number =>
  Math.round(Math.min(longest, first * 2 ** Math.min(attempts, 10)) * spread(`${seed}${attempts}`));
