import { inBatches } from '#server/workers/batches.ts';

import type { Device } from './device.ts';
import { readDevices, type ReadFile } from './read.ts';

/** Devices of a batch, which are stored with one statement. */
const batchSize = 500;

/** What an export holds: first what could not be read of it, once all of it is known, then its devices in batches. */
export type ReadPart = Omit<ReadFile, 'devices'> | { readonly devices: readonly Device[] };

const sizeOf = ({ hostNames, addresses, macs, tags }: Device): number =>
  [hostNames, addresses, macs, tags].reduce(
    (sum, texts) => (texts ?? []).reduce((own, text) => own + text.length, sum),
    1_000,
  );

/** Reads runZero's asset export. */
export async function* run(file: Uint8Array): AsyncGenerator<ReadPart, void> {
  const { devices, ...others } = await readDevices(file);
  yield others;
  for await (const batch of inBatches(devices, { most: batchSize, sizeOf })) yield { devices: batch };
}
