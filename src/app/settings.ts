/**
 * Run-time settings that the server writes to a data block in index.html, so that one build serves every environment.
 */
export interface AppSettings {
  readonly publishableKey: string;
  readonly environment: string;
  readonly apiBaseUrl: string;
  readonly productName: string;
  readonly identityProxyUrl: string;
  /** Empty where the operator has not set one. */
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
  readonly cookiesUrl: string;
}

const required = ['publishableKey', 'environment', 'apiBaseUrl'] as const;

const absent: AppSettings = {
  publishableKey: '',
  environment: '',
  apiBaseUrl: '',
  productName: 'Attest',
  identityProxyUrl: '',
  contactEmail: '',
  contactPhone: '',
  termsUrl: '',
  privacyUrl: '',
  cookiesUrl: '',
};

/**
 * Reads the settings from the page.
 * @throws Error listing the missing ones (specification section 5)
 */
export function readAppSettings(page: Document): AppSettings {
  const block = page.querySelector('#settings')?.textContent ?? '{}';
  const given: Partial<AppSettings> = JSON.parse(block);
  const missing = required.filter((name) => !given[name]);
  if (missing.length > 0) throw new Error(`Missing environment settings: ${missing.join(', ')}`);
  return { ...absent, ...given };
}
