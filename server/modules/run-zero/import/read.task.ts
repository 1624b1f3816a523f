import type { Schemas } from '#server/contract/types.ts';
import { inBatches } from '#server/workers/batches.ts';

import type { Device } from './device.ts';
import { readDevices } from './read.ts';

/** Devices of a batch, which are stored with one statement. */
const batchSize = 500;

/** What an export holds: first what could not be read of it, once all of it is known, then its devices in batches. */
export type ReadPart =
  | { readonly read: number; readonly refused: number; readonly refusals: readonly Schemas['RunZeroRefusal'][] }
  | { readonly devices: readonly Device[] };

const sizeOf = ({ hostNames, addresses, macs, tags }: Device): number =>
  [hostNames, addresses, macs, tags].reduce(
    (sum, texts) => (texts ?? []).reduce((own, text) => own + text.length, sum),
    1_000,
  );

/** Reads runZero's asset export. */
export async function* run(file: Uint8Array): AsyncGenerator<ReadPart, void> {
  const { devices, read, refused, refusals } = await readDevices(file);
  yield { read, refused, refusals };
  for await (const batch of inBatches(devices, { most: batchSize, sizeOf })) yield { devices: batch };
}
