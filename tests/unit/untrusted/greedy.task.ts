/** Takes all memory that it gets. */
export function run(_input: string): number {
  const taken: number[][] = [];
  while (taken.length >= 0) taken.push(Array.from<number>({ length: 1_000_000 }).fill(taken.length / 2));
  return taken.length;
}
