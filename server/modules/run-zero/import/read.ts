import { parseBounded } from '#domain/files/bounded-json.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { csvRows } from '#server/modules/import/file/index.ts';

import { deviceOf, idOf, UnreadableField, type Device } from './device.ts';

/** Devices of one file. */
const mostDevices = 20_000;

/** Reasons that are named. */
const mostRefusals = 100;

/** The devices of a file, and what could not be read. */
export interface ReadFile {
  readonly devices: readonly Device[];
  /** Devices in the file. */
  readonly read: number;
  readonly refused: number;
  /** The ids in runZero of those that could not be read, where these can: they are not gone. */
  readonly refusedIds: readonly string[];
  readonly refusals: readonly Schemas['RunZeroRefusal'][];
}

const unreadable = (message: string) => invalid([{ field: 'file', message }]);

const parsed = (text: string): unknown => {
  try {
    return parseBounded(text);
  } catch {
    return undefined;
  }
};

/** The entries of an array, or of lines with an object each. */
function* jsonEntries(text: string): Generator {
  if (!text.startsWith('[')) {
    for (const line of text.split('\n')) if (line.trim() !== '') yield parsed(line);
    return;
  }
  const all = parsed(text);
  if (!Array.isArray(all)) throw unreadable('This is not valid JSON');
  yield* all;
}

/** The rows of a CSV file by the names in its header. */
async function* csvEntries(file: Uint8Array): AsyncGenerator {
  let header: readonly string[] | undefined;
  for await (const { cells } of csvRows(file)) {
    if (header === undefined) {
      header = cells.map((cell) => cell.trim().toLowerCase());
      if (!header.includes('id')) throw unreadable('The file needs a column with the name id, as runZero exports it');
    } else if (cells.some((cell) => cell.trim() !== ''))
      yield Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']));
  }
}

async function* entriesOf(file: Uint8Array): AsyncGenerator {
  if (file.length === 0) throw unreadable('The file is empty');
  const start = new TextDecoder().decode(file.subarray(0, 100)).trimStart();
  if (start.startsWith('[') || start.startsWith('{')) yield* jsonEntries(new TextDecoder().decode(file).trim());
  else yield* csvEntries(file);
}

/**
 * Reads runZero's asset export by what it is, not by its name. In a worker thread: it may take seconds.
 * @throws ApiError 400 saying why nothing of the file can be read
 */
export async function readDevices(file: Uint8Array): Promise<ReadFile> {
  const devices = new Map<string, Device>();
  const refusals: Schemas['RunZeroRefusal'][] = [];
  const refusedIds = new Set<string>();
  let entry = 0;
  let refused = 0;
  for await (const value of entriesOf(file)) {
    entry += 1;
    if (entry > mostDevices)
      throw unreadable(
        `The file has more than ${mostDevices.toLocaleString('en-GB')} devices. Import it in parts, and do not choose that a part has all devices`,
      );
    try {
      const device = deviceOf(value);
      if (devices.has(device.runZeroId)) throw new UnreadableField('id', 'The file has this device twice');
      devices.set(device.runZeroId, device);
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error;
      refused += 1;
      const id = idOf(value);
      if (id !== undefined) refusedIds.add(id);
      if (refusals.length < mostRefusals) refusals.push({ entry, field: error.field, message: error.message });
    }
  }
  if (entry === 0) throw unreadable('The file has no devices');
  return { devices: [...devices.values()], read: entry, refused, refusedIds: [...refusedIds], refusals };
}
