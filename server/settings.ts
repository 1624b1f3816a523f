import { isIPv6 } from 'node:net';
import path from 'node:path';

import { aiOf } from '#server/ai-settings.ts';
import type { ModelDrafterSettings } from '#server/ai/model-drafter.ts';
import { type FileSettings, filesOf } from '#server/file-settings.ts';
import { clerkHostOf } from '#server/identity/clerk-host.ts';
import { type Environ, refuseUnknownSettings, type SettingName, settingNames } from '#server/setting-names.ts';
import {
  baseAddress,
  emailAddress,
  emailAddresses,
  fail,
  httpAddress,
  secretKeyOf,
  isLoopback,
  oneOf,
  originAddress,
  senderAddress,
  smtpAddress,
  trustProxyOf,
  wholeNumber,
} from '#server/setting-values.ts';

const environments = ['development', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

export const defaultRemovedKeptDays = 30;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The operator of this installation, as shown to users; omitted fields are empty. */
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
  /** The public origin as browsers see it, without a trailing slash. */
  readonly origin: string;
  readonly apiBaseUrl: string;
  readonly productName: string;
  readonly operator: OperatorSettings;
  readonly logLevel: (typeof logLevels)[number];
  /** Addresses and networks of trusted proxies; empty when browsers connect directly. */
  readonly trustProxy: readonly string[];
  readonly dataDirectory: string;
  readonly database: {
    readonly url?: string;
    readonly appUrl?: string;
    readonly platformUrl?: string;
    readonly identityUrl?: string;
  };
  /** Clerk signs users in when its keys are set; otherwise the local identity server does. */
  readonly clerk: { readonly publishableKey: string; readonly secretKey: string; readonly host: string } | undefined;
  /** 32 bytes that encrypt the local identity's keys at rest; generated and stored in the data directory by default. */
  readonly identityKey: Buffer | undefined;
  readonly files: FileSettings;
  /** The model that drafts; undefined for drafts from templates. */
  readonly ai: ModelDrafterSettings | undefined;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly superAdminEmail: string | undefined;
  /** Whom the privileged operation “Appoint administrators” appoints. */
  readonly platformAdminEmails: readonly string[];
  /** Where the heads of activity logs are mailed every hour, beside the data directory. */
  readonly logHeadsTo: string | undefined;
  readonly changesPerMinute: number;
  readonly readsPerMinute: number;
  /** How many addresses that it has not mailed before an organisation can ask in a day; its members' do not count. */
  readonly newAddressesPerDay: number;
  /** How many days a removed record can be restored before it is permanently deleted. */
  readonly removedKeptDays: number;
  /**
   * Development conveniences: outbox page, test addresses, local provider page (security.md, attack 12). On only when
   * host and origin are loopback addresses and there is no proxy.
   */
  readonly conveniences: boolean;
  /** Whether to create the demo organisations and accounts. */
  readonly demo: boolean;
  /** Whether tests may hold, answer and cut their own requests; off by default. */
  readonly faultGate: boolean;
}

const missing = (names: readonly string[]) => {
  if (names.length > 0) fail(`Missing settings: ${names.join(', ')}.`);
};

const nobody: OperatorSettings = { contactEmail: '', contactPhone: '', termsUrl: '', privacyUrl: '', cookiesUrl: '' };

/**
 * The demo's operator, unless another is configured. Its documents are pages of the app (src/features/demo-documents),
 * mail to `.example` is undeliverable (RFC 2606), and the number is in the range that Ofcom reserves for fiction.
 */
const demoOperator = (origin: string): OperatorSettings => ({
  contactEmail: 'help@attest.example',
  contactPhone: '+44 20 7946 0142',
  termsUrl: `${origin}/demo/terms`,
  privacyUrl: `${origin}/demo/privacy`,
  cookiesUrl: `${origin}/demo/cookies`,
});

function operatorOf(environ: Environ, otherwise: OperatorSettings): OperatorSettings {
  const addressOf = (name: SettingName, given: string) => {
    const value = environ[name];
    return value === undefined ? given : httpAddress(name, value);
  };
  const { CONTACT_EMAIL: contactEmail = otherwise.contactEmail, CONTACT_PHONE: contactPhone = otherwise.contactPhone } =
    environ;
  return {
    contactEmail: contactEmail === '' ? '' : emailAddress('CONTACT_EMAIL', contactEmail),
    contactPhone,
    termsUrl: addressOf('TERMS_URL', otherwise.termsUrl),
    privacyUrl: addressOf('PRIVACY_URL', otherwise.privacyUrl),
    cookiesUrl: addressOf('COOKIES_URL', otherwise.cookiesUrl),
  };
}

function databaseOf(environ: Environ): Settings['database'] {
  const { DATABASE_URL: url, DATABASE_APP_URL: appUrl } = environ;
  const { DATABASE_PLATFORM_URL: platformUrl, DATABASE_IDENTITY_URL: identityUrl } = environ;
  return {
    ...(url && { url }),
    ...(appUrl && { appUrl }),
    ...(platformUrl && { platformUrl }),
    ...(identityUrl && { identityUrl }),
  };
}

function smtpOf(url: string | undefined, from: string | undefined): Settings['smtp'] {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined)
    return fail(`Missing settings: ${url === undefined ? 'SMTP_URL' : 'MAIL_FROM'}.`);
  return { url: smtpAddress('SMTP_URL', url), from: senderAddress('MAIL_FROM', from) };
}

function clerkOf(environ: Environ): Settings['clerk'] {
  const { CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_SECRET_KEY: secretKey } = environ;
  if (!publishableKey || !secretKey) return undefined;
  const host = clerkHostOf(publishableKey) ?? fail('CLERK_PUBLISHABLE_KEY is not a Clerk publishable key.');
  return { publishableKey, secretKey, host };
}

/** A wildcard listening address is not an address that a browser can open. */
const wildcardHosts: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** May be empty: no operator is then shown. */
const mayBeEmpty: ReadonlySet<SettingName> = new Set(['CONTACT_EMAIL', 'CONTACT_PHONE']);

/**
 * Clerk requires the three settings of specification section 5 and its secret key; without Clerk the local identity
 * supplies them. Production requires Clerk. In production, and when listening on all addresses, the public origin
 * cannot be inferred and must be set.
 */
function missingIn(environ: Environ): SettingName[] {
  const clerkNames: readonly SettingName[] = [
    'CLERK_PUBLISHABLE_KEY',
    'ENVIRONMENT',
    'API_BASE_URL',
    'CLERK_SECRET_KEY',
  ];
  const isProduction = environ.ENVIRONMENT === 'production';
  const usesClerk = isProduction || Boolean(environ.CLERK_PUBLISHABLE_KEY) || Boolean(environ.CLERK_SECRET_KEY);
  const requiredNames = new Set<SettingName>([
    ...(usesClerk ? clerkNames : []),
    ...(isProduction || wildcardHosts.has(environ.HOST ?? '') ? ['ORIGIN' as const] : []),
  ]);
  // An empty variable is usually a template left unfilled: an empty DATABASE_URL must not select the embedded database.
  const isEmpty = (name: SettingName) => environ[name]?.trim() === '' && !mayBeEmpty.has(name);
  const names = new Set([...clerkNames, ...settingNames]);
  return [...names].filter((name) => isEmpty(name) || (requiredNames.has(name) && environ[name] === undefined));
}

/** The default environment is development, which contradicts `NODE_ENV=production`. */
function refuseGuess({ ENVIRONMENT, NODE_ENV }: Environ): void {
  if (ENVIRONMENT === undefined && /^(?:prod|live|stag)/i.test(NODE_ENV?.trim() ?? ''))
    fail(`Missing settings: ENVIRONMENT. NODE_ENV, which is "${NODE_ENV}", does not replace it.`);
}

/** A switch that is allowed only where development conveniences are. */
function switchOf(name: 'DEMO' | 'FAULT_GATE', value: string | undefined, possible: boolean): boolean | undefined {
  if (value === undefined) return undefined;
  const wanted = oneOf(name, value, ['on', 'off']) === 'on';
  if (wanted && !possible)
    fail(
      `${name}=on needs the local identity, ENVIRONMENT=development, a HOST and an ORIGIN that are loopback addresses, ` +
        'and no TRUST_PROXY.',
    );
  return wanted;
}

function whereOf(environ: Environ): Pick<Settings, 'host' | 'port' | 'origin' | 'apiBaseUrl' | 'trustProxy'> {
  const host = environ.HOST ?? '127.0.0.1';
  const port = wholeNumber('PORT', environ.PORT ?? '3000', 1, 65_535);
  const shownHost = isLoopback(host) ? 'localhost' : host;
  const guessed = `http://${isIPv6(shownHost) ? `[${shownHost}]` : shownHost}:${port}`;
  const origin = originAddress('ORIGIN', environ.ORIGIN ?? guessed);
  const apiBaseUrl = baseAddress('API_BASE_URL', environ.API_BASE_URL ?? `${origin}/api`);
  return { host, port, origin, apiBaseUrl, trustProxy: trustProxyOf(environ.TRUST_PROXY) };
}

/**
 * Reads the settings from the environment.
 * @throws StartError naming each missing, unknown or invalid variable
 */
export function readSettings(environ: Environ, projectRoot: string): Settings {
  refuseUnknownSettings(environ);
  refuseGuess(environ);
  missing(missingIn(environ));
  const environment = oneOf('ENVIRONMENT', environ.ENVIRONMENT ?? 'development', environments);
  const clerk = clerkOf(environ);
  const where = whereOf(environ);
  const isHere = isLoopback(where.host) && isLoopback(new URL(where.origin).hostname) && where.trustProxy.length === 0;
  const conveniences = environment === 'development' && clerk === undefined && isHere;
  const demo = switchOf('DEMO', environ.DEMO, conveniences) ?? conveniences;
  return {
    environment,
    ...where,
    productName: environ.PRODUCT_NAME ?? 'Attest',
    operator: operatorOf(environ, demo ? demoOperator(where.origin) : nobody),
    logLevel: oneOf('LOG_LEVEL', environ.LOG_LEVEL ?? 'info', logLevels),
    dataDirectory: path.resolve(projectRoot, environ.DATA_DIRECTORY ?? '.data'),
    database: databaseOf(environ),
    clerk,
    identityKey: secretKeyOf('IDENTITY_KEY', environ.IDENTITY_KEY),
    files: filesOf(environ),
    ai: aiOf(environ),
    smtp: smtpOf(environ.SMTP_URL, environ.MAIL_FROM),
    logHeadsTo: environ.LOG_HEADS_TO && emailAddress('LOG_HEADS_TO', environ.LOG_HEADS_TO),
    superAdminEmail: environ.SUPER_ADMIN_EMAIL && emailAddress('SUPER_ADMIN_EMAIL', environ.SUPER_ADMIN_EMAIL),
    platformAdminEmails: emailAddresses('PLATFORM_ADMIN_EMAILS', environ.PLATFORM_ADMIN_EMAILS),
    readsPerMinute: wholeNumber('LIMIT_READS_PER_MINUTE', environ.LIMIT_READS_PER_MINUTE ?? '6000', 1, 10_000_000),
    newAddressesPerDay: wholeNumber(
      'LIMIT_NEW_ADDRESSES_PER_DAY',
      environ.LIMIT_NEW_ADDRESSES_PER_DAY ?? '500',
      0,
      1_000_000,
    ),
    changesPerMinute: wholeNumber(
      'LIMIT_CHANGES_PER_MINUTE',
      environ.LIMIT_CHANGES_PER_MINUTE ?? '1200',
      1,
      10_000_000,
    ),
    removedKeptDays: wholeNumber(
      'REMOVED_RECORDS_KEPT_DAYS',
      environ.REMOVED_RECORDS_KEPT_DAYS ?? `${defaultRemovedKeptDays}`,
      1,
      3650,
    ),
    conveniences,
    demo,
    faultGate: switchOf('FAULT_GATE', environ.FAULT_GATE, conveniences) ?? false,
  };
}
