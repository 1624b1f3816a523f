/** What the script of a policy's page knows; the server writes it into the page. */
export interface IslandData {
  readonly locale: string;
  /** IANA name of the organisation's time zone. */
  readonly timeZone: string;
  /** In whose name the box acknowledges. */
  readonly recipient: { readonly name: string; readonly email: string };
  /** Path of the page, to which the form is sent without JavaScript. */
  readonly path: string;
  /** Of the link's operations. */
  readonly api: string;
  /** The key under which this browser keeps the place in the text: a hash, not the token. */
  readonly key: string;
  readonly acknowledged: { readonly acknowledgedAt: string; readonly receiptCode: string } | null;
  /** SHA-256 of the version on the page: what is acknowledged is what was read. */
  readonly contentSha256: string;
  /** Whether another version is in force; then this one can no longer be acknowledged. */
  readonly isSuperseded: boolean;
}

const isIslandData = (value: unknown): value is IslandData =>
  typeof value === 'object' && value !== null && 'api' in value && 'key' in value;

/** The data in the page; null on pages without a script. */
export function readIslandData(): IslandData | null {
  const value: unknown = JSON.parse(document.querySelector('#link-data')?.textContent ?? 'null');
  return isIslandData(value) ? value : null;
}
