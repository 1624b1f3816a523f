import { OutsideError, type OutsideReason } from '#server/outside/outside-error.ts';
import type { Outside } from '#server/outside/outside.ts';

/** Why nothing was pulled, in words for those who set up the connection. Quotes nothing that was sent or answered. */
export class PullFailed extends Error {
  override readonly name = 'PullFailed';
}

/** For the whole call, in milliseconds, and of the answer, in bytes (security.md, attack 4). */
export const pullLimits = { timeout: 10_000, largestAnswer: 10_000_000 } as const;

/** What is read of a device: a whole one is many times as large. */
const fields = [
  'id',
  'names',
  'addresses',
  'addresses_extra',
  'macs',
  'type',
  'os',
  'os_version',
  'hw',
  'site_name',
  'tags',
  'criticality',
  'first_seen',
  'last_seen',
];

const byFile = 'Import the export as a file instead';

/** The same for a name that is not known, and for one of a private network, whose names are not told. */
const unreachable = 'The console cannot be reached on the public internet. Check its address';

const outsideFailures: Readonly<Record<OutsideReason, string>> = {
  PRIVATE_ADDRESS: unreachable,
  NO_ANSWER: unreachable,
  TOO_SLOW: `The console took longer than 10 seconds. ${byFile}`,
  TOO_LARGE: `The export is larger than 10 MB. ${byFile}`,
  BROKEN_OFF: 'The connection to the console broke off. Try again',
};

function refusalOf(status: number): string {
  if (status === 401 || status === 403) return 'The console does not accept the token. Enter another one';
  if (status >= 300 && status < 400) return 'The console redirects to another address. Enter that address';
  if (status === 404) return 'There is no runZero console at this address';
  if (status === 429) return 'The console has been called too often. Try again later';
  return `The console answered with status ${status}`;
}

interface Export {
  readonly token: string;
  /** Those of `pullLimits`. */
  readonly limits: { readonly timeout: number; readonly largestAnswer: number };
  readonly signal: AbortSignal;
}

async function exportFrom(console: Outside, { token, limits, signal }: Export): Promise<Buffer> {
  const answer = await console.request({
    method: 'GET',
    path: `/api/v1.0/export/org/assets.json?fields=${fields.join(',')}`,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    ...limits,
    signal,
  });
  if (answer.status !== 200) {
    answer.close();
    throw new PullFailed(refusalOf(answer.status));
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  const file = Buffer.concat(chunks);
  // The import would take other text for CSV.
  if (!file.subarray(0, 100).toString().trimStart().startsWith('['))
    throw new PullFailed('The console did not answer with an asset export');
  return file;
}

/**
 * Fetches the asset export of the console's organisation that the token is of.
 * @throws PullFailed, and the signal's reason once that has ended the call
 */
export async function fetchExport(console: Outside, request: Export): Promise<Buffer> {
  try {
    return await exportFrom(console, request);
  } catch (error) {
    throw error instanceof OutsideError ? new PullFailed(outsideFailures[error.reason], { cause: error }) : error;
  }
}
