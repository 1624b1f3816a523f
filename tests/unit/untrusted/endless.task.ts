/** Never ends, as an expression that backtracks would not. */
export function run(_input: string): string {
  for (let turns = 0; ; turns += 1) if (turns < 0) return '';
}
