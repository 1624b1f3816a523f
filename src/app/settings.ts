/** What the server tells the app at run time, in a data block of index.html: one build serves every environment. */
export interface AppSettings {
  readonly publishableKey: string;
  readonly environment: string;
  readonly apiBaseUrl: string;
  readonly productName: string;
  readonly identityProxyUrl: string;
}

const required = ['publishableKey', 'environment', 'apiBaseUrl'] as const;

/**
 * Reads the settings of the page.
 * @throws Error listing what is missing (specification section 5)
 */
export function readAppSettings(page: Document): AppSettings {
  const block = page.querySelector('#settings')?.textContent ?? '{}';
  const given: Partial<Record<keyof AppSettings, string>> = JSON.parse(block);
  const missing = required.filter((name) => !given[name]);
  if (missing.length > 0) throw new Error(`Missing environment settings: ${missing.join(', ')}`);
  const {
    publishableKey = '',
    environment = '',
    apiBaseUrl = '',
    productName = 'Attest',
    identityProxyUrl = '',
  } = given;
  return { publishableKey, environment, apiBaseUrl, productName, identityProxyUrl };
}
