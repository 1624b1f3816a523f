import type { InstallFinding } from '#machines/install-prompt/install-prompt.machine.ts';

const required = [
  { field: 'name', finding: 'manifest.withoutName' },
  { field: 'short_name', finding: 'manifest.withoutShortName' },
  { field: 'start_url', finding: 'manifest.withoutStartUrl' },
  { field: 'display', finding: 'manifest.withoutDisplay' },
  { field: 'icons', finding: 'manifest.withoutIcons' },
] as const satisfies readonly { field: string; finding: InstallFinding }[];

const isGiven = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';

/** What a manifest lacks to be installable (specification section 8). */
export function manifestFindings(manifest: unknown): InstallFinding[] {
  const fields = new Map(Object.entries(typeof manifest === 'object' && manifest !== null ? manifest : {}));
  return required.filter(({ field }) => !isGiven(fields.get(field))).map(({ finding }) => finding);
}

/** Timeout for the worker's registration, in milliseconds. */
const workerTimeout = 10_000;

async function workerFindings(): Promise<InstallFinding[]> {
  if (!('serviceWorker' in navigator)) return ['worker.unsupported'];
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), workerTimeout));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  return registration === null ? ['worker.inactive'] : [];
}

async function fetchedManifestFindings(): Promise<InstallFinding[]> {
  try {
    const answer = await fetch('/manifest.webmanifest');
    return answer.ok ? manifestFindings(await answer.json()) : ['manifest.notFetched'];
  } catch {
    return ['manifest.notFetched'];
  }
}

/** What prevents this page from being installed; usually nothing. */
export const checkInstallability = async (): Promise<InstallFinding[]> => [
  ...(await workerFindings()),
  ...(await fetchedManifestFindings()),
];
