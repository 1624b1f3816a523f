import { StartError } from '#server/start-error.ts';

/** The server's environment variables. `README.md` documents them for operators. */
export const settingNames = [
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_MODEL',
  'AI_PRIVATE_HOST',
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
  'FILES_KEY',
  'FILES_LARGEST_MB',
  'FILES_QUOTA_MB',
  'FILES_S3_BUCKET',
  'FILES_S3_ENDPOINT',
  'FILES_S3_KEY_ID',
  'FILES_S3_PATH_STYLE',
  'FILES_S3_REGION',
  'FILES_S3_SECRET',
  'HOST',
  'IDENTITY_KEY',
  'LIMIT_CHANGES_PER_MINUTE',
  'LIMIT_NEW_ADDRESSES_PER_DAY',
  'LIMIT_READS_PER_MINUTE',
  'LOG_HEADS_TO',
  'LOG_LEVEL',
  'MAIL_FROM',
  'ORIGIN',
  'PLATFORM_ADMIN_EMAILS',
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

/** An unknown variable with one of our prefixes is a typo, not another program's variable. */
const ownPrefixes = /^(?:CLERK|CONTACT|DATABASE|FAULT|FILES|IDENTITY|LIMIT|MAIL|PLATFORM|SMTP|SUPER_ADMIN)_/;

/** Variables that Kubernetes injects into every container for a service named `database`, `mail` or `smtp`. */
const serviceLinks = /_(?:SERVICE_(?:HOST|PORT_\w+)|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)?)$/;

/** Common variables of other programs whose names are within a typo of one of ours. */
const othersOwn: ReadonlySet<string> = new Set(['APP_BASE_URL', 'LOGLEVEL', 'PROJECT_NAME']);

/**
 * Edit distance between two short names: letters replaced, omitted, inserted or transposed (optimal string alignment,
 * the restricted form of the Damerau-Levenshtein distance).
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
 * How many letters of a name are wrong if it is a typo of the setting; undefined if it may be another word. Short names
 * match other words by chance: four letters count as a typo only when transposed (`PROT`); from eleven letters on, two
 * may be wrong.
 */
function slipsFrom(name: string, setting: SettingName): number | undefined {
  if (setting.length < 5) return slipsBetween(name, setting) === 1 && sorted(name) === sorted(setting) ? 1 : undefined;
  if (lettersOf(name) === lettersOf(setting)) return 0;
  const slips = slipsBetween(name.toUpperCase(), setting);
  return slips <= (setting.length < 11 ? 1 : 2) ? slips : undefined;
}

/** The setting that differs least from the name. */
function settingMeantBy(name: string): SettingName | undefined {
  if (name.length > longestName || othersOwn.has(name)) return undefined;
  const meant = settingNames.flatMap((setting) => {
    const slips = slipsFrom(name, setting);
    return slips === undefined ? [] : [{ setting, slips }];
  });
  return meant.toSorted((one, other) => one.slips - other.slips)[0]?.setting;
}

/** Environment variables are case-insensitive on Windows. */
const isKnown = (environ: Environ, name: string) =>
  settingNames.some(
    (setting) => setting === name || (setting === name.toUpperCase() && environ[setting] !== undefined),
  );

/**
 * Rejects variables that look like misspelt settings. Variables of the system and of other programs are ignored.
 * @throws StartError naming each variable and the setting it resembles
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
