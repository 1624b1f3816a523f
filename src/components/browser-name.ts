const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const foundIn = (text: string, names: readonly (readonly [string, string])[]) =>
  names.find(([mark]) => text.includes(mark))?.[1];

/**
 * A readable browser name: `Firefox on Linux`. An unknown user agent is shown as it is. The order of the names matters,
 * because most browsers also claim to be others.
 */
export function browserName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null;
  const browser = foundIn(userAgent, browsers);
  const system = foundIn(userAgent, systems);
  if (browser === undefined) return userAgent;
  return system === undefined ? browser : `${browser} on ${system}`;
}
