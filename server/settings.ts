import path from 'node:path';

import { clerkHostOf } from '#server/identity/provider.ts';
import { StartError } from '#server/start-error.ts';

const environments = ['development', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/** Everything the server is told from outside. `README.md` lists them for people. */
const known = [
  'API_BASE_URL',
  'CLERK_PUBLISHABLE_KEY',
  'CLERK_SECRET_KEY',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'COOKIES_URL',
  'DATABASE_APP_URL',
  'DATABASE_PLATFORM_URL',
  'DATABASE_URL',
  'DATA_DIRECTORY',
  'DEMO',
  'ENVIRONMENT',
  'FAULT_GATE',
  'HOST',
  'IDENTITY_KEY',
  'LIMIT_CHANGES_PER_MINUTE',
  'LOG_LEVEL',
  'MAIL_FROM',
  'ORIGIN',
  'PORT',
  'PRIVACY_URL',
  'PRODUCT_NAME',
  'SMTP_URL',
  'SUPER_ADMIN_EMAIL',
  'TERMS_URL',
  'TRUST_PROXY',
] as const;
type SettingName = (typeof known)[number];

/** A variable that begins like one of ours and is none is a slip of the pen, not somebody else's variable. */
const ownPrefixes = /^(?:CLERK|CONTACT|DATABASE|FAULT|IDENTITY|LIMIT|MAIL|SMTP|SUPER_ADMIN)_/;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What people are told of whoever runs this installation; what is not given is empty. */
export interface OperatorSettings {
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly cookiesUrl: string;
}

export interface Settings {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  /** The origin that browsers see, without a trailing slash. */
  readonly origin: string;
  readonly apiBaseUrl: string;
  readonly productName: string;
  readonly operator: OperatorSettings;
  readonly logLevel: (typeof logLevels)[number];
  readonly trustProxy: boolean | string;
  readonly dataDirectory: string;
  readonly database: { readonly url?: string; readonly appUrl?: string; readonly platformUrl?: string };
  /** With Clerk's keys Clerk signs people in; without them the local identity server does. */
  readonly clerk: { readonly publishableKey: string; readonly secretKey: string; readonly host: string } | undefined;
  /** 32 bytes that protect the local identity's keys at rest; made and kept in the data directory when not given. */
  readonly identityKey: Buffer | undefined;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly superAdminEmail: string | undefined;
  readonly changesPerMinute: number;
  /** Development on a loopback host: outbox page, test addresses, local provider page (security.md, attack 12). */
  readonly conveniences: boolean;
  /** Whether the demo organisations and accounts are kept there. */
  readonly demo: boolean;
  /** Whether tests may hold, answer and cut their requests there; they ask for it. */
  readonly faultGate: boolean;
}

type Environ = Readonly<Record<string, string | undefined>>;

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

const fail = (sentence: string): never => {
  throw new StartError(sentence);
};

const missing = (names: readonly string[]) => {
  if (names.length > 0) fail(`Missing settings: ${names.join(', ')}.`);
};

function refuseUnknown(environ: Environ): void {
  const names: readonly string[] = known;
  const unknown = Object.keys(environ).filter((name) => ownPrefixes.test(name) && !names.includes(name));
  if (unknown.length > 0) fail(`Unknown settings: ${unknown.join(', ')}.`);
}

function oneOf<T extends string>(name: SettingName, value: string, allowed: readonly T[]): T {
  return (
    allowed.find((item) => item === value) ?? fail(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
  );
}

function wholeNumber(name: SettingName, value: string, least: number, most: number): number {
  const number = Number(value);
  const isRight = /^\d+$/.test(value) && number >= least && number <= most;
  return isRight ? number : fail(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
}

function httpAddress(name: SettingName, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isRight = url !== undefined && ['http:', 'https:'].includes(url.protocol);
  return isRight ? value.replace(/\/+$/, '') : fail(`${name} must be an http or https address, not "${value}".`);
}

function operatorOf(environ: Environ): OperatorSettings {
  const addressOf = (name: SettingName) => {
    const value = environ[name];
    return value === undefined ? '' : httpAddress(name, value);
  };
  const { CONTACT_EMAIL: contactEmail = '', CONTACT_PHONE: contactPhone = '' } = environ;
  if (contactEmail !== '' && !/^[^\s@]+@[^\s@]+$/.test(contactEmail))
    fail(`CONTACT_EMAIL must be an e-mail address, not "${contactEmail}".`);
  return {
    contactEmail,
    contactPhone,
    termsUrl: addressOf('TERMS_URL'),
    privacyUrl: addressOf('PRIVACY_URL'),
    cookiesUrl: addressOf('COOKIES_URL'),
  };
}

function identityKeyOf(value: string | undefined): Buffer | undefined {
  if (value === undefined) return undefined;
  const key = Buffer.from(value, 'base64');
  return key.length === 32 ? key : fail('IDENTITY_KEY must be 32 bytes in base64.');
}

function smtpOf(url: string | undefined, from: string | undefined): Settings['smtp'] {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined)
    return fail(`Missing settings: ${url === undefined ? 'SMTP_URL' : 'MAIL_FROM'}.`);
  return { url, from };
}

function clerkOf(environ: Environ): Settings['clerk'] {
  const { CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_SECRET_KEY: secretKey } = environ;
  if (!publishableKey || !secretKey) return undefined;
  const host = clerkHostOf(publishableKey) ?? fail('CLERK_PUBLISHABLE_KEY is not a publishable key of Clerk.');
  return { publishableKey, secretKey, host };
}

/**
 * With Clerk the three settings of specification section 5 must be given, and Clerk's secret key; the local identity
 * supplies what is not. Production has Clerk, and cannot guess the origin that browsers see.
 */
function missingIn(environ: Environ): SettingName[] {
  const three: readonly SettingName[] = ['CLERK_PUBLISHABLE_KEY', 'ENVIRONMENT', 'API_BASE_URL'];
  const isProduction = environ.ENVIRONMENT === 'production';
  const usesClerk = isProduction || Boolean(environ.CLERK_PUBLISHABLE_KEY) || Boolean(environ.CLERK_SECRET_KEY);
  const demanded = new Set<SettingName>([
    ...(usesClerk ? [...three, 'CLERK_SECRET_KEY' as const] : []),
    ...(isProduction ? ['ORIGIN' as const] : []),
  ]);
  const isEmpty = (name: SettingName) => environ[name]?.trim() === '';
  return [...three, 'CLERK_SECRET_KEY' as const, 'ORIGIN' as const].filter(
    (name) => isEmpty(name) || (demanded.has(name) && environ[name] === undefined),
  );
}

/** A switch that can be on only where the conveniences of development are. */
function switchOf(name: 'DEMO' | 'FAULT_GATE', value: string | undefined, possible: boolean): boolean | undefined {
  if (value === undefined) return undefined;
  const wanted = oneOf(name, value, ['on', 'off']) === 'on';
  if (wanted && !possible) fail(`${name}=on needs the local identity, ENVIRONMENT=development and a loopback HOST.`);
  return wanted;
}

function trustProxyOf(value: string | undefined): boolean | string {
  if (value === undefined || value === 'false') return false;
  return value === 'true' ? fail('TRUST_PROXY must name the addresses or networks of your proxies.') : value;
}

/**
 * Reads the settings from the environment.
 * @throws StartError naming what is missing, unknown or wrong
 */
export function readSettings(environ: Environ, projectRoot: string): Settings {
  refuseUnknown(environ);
  missing(missingIn(environ));
  const environment = oneOf('ENVIRONMENT', environ.ENVIRONMENT ?? 'development', environments);
  const clerk = clerkOf(environ);
  const host = environ.HOST ?? '127.0.0.1';
  const port = wholeNumber('PORT', environ.PORT ?? '3000', 0, 65_535);
  const shownHost = isLoopback(host) ? 'localhost' : host;
  const origin = httpAddress('ORIGIN', environ.ORIGIN ?? `http://${shownHost}:${port}`);
  const { DATABASE_URL: url, DATABASE_APP_URL: appUrl, DATABASE_PLATFORM_URL: platformUrl } = environ;
  const conveniences = environment === 'development' && clerk === undefined && isLoopback(host);
  return {
    environment,
    host,
    port,
    origin,
    apiBaseUrl: httpAddress('API_BASE_URL', environ.API_BASE_URL ?? `${origin}/api`),
    productName: environ.PRODUCT_NAME ?? 'Attest',
    operator: operatorOf(environ),
    logLevel: oneOf('LOG_LEVEL', environ.LOG_LEVEL ?? 'info', logLevels),
    trustProxy: trustProxyOf(environ.TRUST_PROXY),
    dataDirectory: path.resolve(projectRoot, environ.DATA_DIRECTORY ?? '.data'),
    database: { ...(url && { url }), ...(appUrl && { appUrl }), ...(platformUrl && { platformUrl }) },
    clerk,
    identityKey: identityKeyOf(environ.IDENTITY_KEY),
    smtp: smtpOf(environ.SMTP_URL, environ.MAIL_FROM),
    superAdminEmail: environ.SUPER_ADMIN_EMAIL,
    changesPerMinute: wholeNumber(
      'LIMIT_CHANGES_PER_MINUTE',
      environ.LIMIT_CHANGES_PER_MINUTE ?? '1200',
      1,
      10_000_000,
    ),
    conveniences,
    demo: switchOf('DEMO', environ.DEMO, conveniences) ?? conveniences,
    faultGate: switchOf('FAULT_GATE', environ.FAULT_GATE, conveniences) ?? false,
  };
}
