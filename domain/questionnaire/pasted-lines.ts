const bullet = /^[-*•–]\s+/u;
const numbering = /^(\d+(?:\.\d+)*)([.)]?)\s+/;

/** Whether a number comes after another in an outline: 1.2 and 1.3, 1.2 and 2, 1.2 and 2.1, 1 and 1.1. */
function follows(before: readonly number[], after: readonly number[]): boolean {
  const at = after.findIndex((part, index) => part !== before[index]);
  const [changed, ...deeper] = after.slice(at);
  return at !== -1 && changed === (before[at] ?? 0) + 1 && deeper.every((part) => part === 1);
}

const numberOf = (line: string) => numbering.exec(line)?.[1]?.split('.').map(Number);

/** Whether the lines count up: only then is a bare number before each the number of its line, and no part of its text. */
function isCounted(lines: readonly string[]): boolean {
  const numbers = lines.map(numberOf);
  return (
    numbers.length > 1 &&
    numbers.every((number, index) => number !== undefined && (index === 0 || follows(numbers[index - 1] ?? [], number)))
  );
}

/** The lines of a pasted text that hold words, without the bullets or numbers before them. */
export function pastedLines(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(bullet, ''))
    .filter((line) => line !== '');
  const counted = isCounted(lines);
  return lines.map((line) => line.replace(numbering, (all, _number, mark) => (counted || mark !== '' ? '' : all)));
}
