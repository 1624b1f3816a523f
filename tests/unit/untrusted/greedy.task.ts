/** Takes all memory that it gets. */
export function run(_input: string): number {
  const taken: number[][] = [];
  for (let size = 1; size > 0; size += 1) taken.push(Array.from<number>({ length: 1_000_000 }).fill(size / 2));
  return taken.length;
}
