import { StartError } from '#server/start-error.ts';

/** Everything the server is told from outside. `README.md` lists them for people. */
export const settingNames = [
  'API_BASE_URL',
  'CLERK_PUBLISHABLE_KEY',
  'CLERK_SECRET_KEY',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'COOKIES_URL',
  'DATABASE_APP_URL',
  'DATABASE_IDENTITY_URL',
  'DATABASE_PLATFORM_URL',
  'DATABASE_URL',
  'DATA_DIRECTORY',
  'DEMO',
  'ENVIRONMENT',
  'FAULT_GATE',
  'HOST',
  'IDENTITY_KEY',
  'LIMIT_CHANGES_PER_MINUTE',
  'LIMIT_READS_PER_MINUTE',
  'LOG_LEVEL',
  'MAIL_FROM',
  'ORIGIN',
  'PORT',
  'PRIVACY_URL',
  'PRODUCT_NAME',
  'REMOVED_RECORDS_KEPT_DAYS',
  'SMTP_URL',
  'SUPER_ADMIN_EMAIL',
  'TERMS_URL',
  'TRUST_PROXY',
] as const;
export type SettingName = (typeof settingNames)[number];

/** The environment variables of the process. */
export type Environ = Readonly<Record<string, string | undefined>>;

/** A variable that begins like one of ours and is none is a slip of the pen, not somebody else's variable. */
const ownPrefixes = /^(?:CLERK|CONTACT|DATABASE|FAULT|IDENTITY|LIMIT|MAIL|SMTP|SUPER_ADMIN)_/;

/** What Kubernetes tells every container of a service that is called `database`, `mail` or `smtp`. */
const serviceLinks = /_(?:SERVICE_(?:HOST|PORT(?:_\w+)?)|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)?)$/;

/** Common variables of other programs that are within a slip of one of ours. */
const othersOwn: ReadonlySet<string> = new Set(['APP_BASE_URL', 'LOGLEVEL', 'PROJECT_NAME']);

/**
 * How many letters are wrong, left out, put in or exchanged with their neighbour (optimal string alignment, the
 * restricted form of the Damerau-Levenshtein distance). Both texts are names: short.
 */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const isExchange = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
        isExchange ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}

const longestName = Math.max(...settingNames.map(({ length }) => length)) + 2;
const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, '');
const sorted = (name: string) => Array.from(name).toSorted().join('');

/**
 * Whether a name can only be a slip for the setting. The shorter the setting, the more words are near it by chance: four
 * letters are taken for a slip only in another order (`PROT`), from eleven on two may be wrong.
 */
function isSlipFor(name: string, setting: SettingName): boolean {
  if (setting.length < 5) return slipsBetween(name, setting) === 1 && sorted(name) === sorted(setting);
  const allowed = setting.length < 11 ? 1 : 2;
  return lettersOf(name) === lettersOf(setting) || slipsBetween(name.toUpperCase(), setting) <= allowed;
}

const settingMeantBy = (name: string): SettingName | undefined =>
  name.length > longestName || othersOwn.has(name)
    ? undefined
    : settingNames.find((setting) => isSlipFor(name, setting));

/** Where names differ in no more than their case, Windows takes them for one. */
const isKnown = (environ: Environ, name: string) =>
  settingNames.some(
    (setting) => setting === name || (setting === name.toUpperCase() && environ[setting] !== undefined),
  );

/**
 * Refuses variables that were meant to be a setting. Those of the machine and of other programs are left alone.
 * @throws StartError naming each, and the setting that was meant
 */
export function refuseUnknownSettings(environ: Environ): void {
  const sentences = Object.keys(environ).flatMap((name) => {
    if (isKnown(environ, name) || serviceLinks.test(name)) return [];
    const meant = settingMeantBy(name);
    if (meant !== undefined) return [`Unknown setting ${name}. Did you mean ${meant}?`];
    return ownPrefixes.test(name) ? [`Unknown setting ${name}.`] : [];
  });
  if (sentences.length > 0) throw new StartError(sentences.join(' '));
}
