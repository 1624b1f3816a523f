/** The longest title of a reported incident, in UTF-16 units. */
const longest = 120;

/** The beginning of what was reported, in one line, cut between words. */
export function titleOfReport(what: string): string {
  const line = what.trim().replace(/\s+/gu, ' ');
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : longest - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

/** What was reported, as the description of the incident. */
export const descriptionOfReport = ({ what, where }: { readonly what: string; readonly where: string }): string =>
  where === '' ? what : `${what}\n\nWhere: ${where}`;
