/** Characters of the name of a time zone. */
const longestName = 64;

/** The time zone at the end of a header, `Occurred (UTC)`, as exports name it; null if there is none. */
export function zoneIn(header: string): string | null {
  const start = header.lastIndexOf('(');
  const text = header.trimEnd();
  if (start < 0 || !text.endsWith(')')) return null;
  const name = text.slice(start + 1, -1).trim();
  // An offset such as +01:00 is a zone for Intl, but one name is enough.
  if (name.length > longestName || !/^(?:UTC|[A-Z][A-Za-z_]+\/[\w+/-]+)$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
