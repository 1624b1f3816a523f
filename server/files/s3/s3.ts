import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { assertOutsideTransaction } from '#server/database/tenancy.ts';

import {
  type ByteRange,
  type Files,
  isKey,
  Measured,
  MissingContent,
  newKey,
  partsOf,
  type StoredContent,
  tidied,
} from '../files.ts';
import { NoSpace } from '../space.ts';
import { type S3Client, s3Client, S3Error, type S3Settings } from './client.ts';
import { objectsIn, openUploads } from './list.ts';
import { beginParts, copy, inParts } from './upload.ts';

/** How much of a content is in memory. The storage takes no smaller parts than 5 MiB, and at most 10,000. In bytes. */
const partSize = 5 * 1024 * 1024;

/** Where contents are until their hash, and so their key, is known. */
const arriving = 'arriving/';

/** Stores a content of several parts. @throws what the content throws; its parts are then removed */
async function putParts(client: S3Client, key: string, parts: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<void> {
  const upload = await beginParts(client, key);
  try {
    for await (const part of parts) await upload.add(part);
    await upload.complete();
  } catch (error) {
    await tidied(upload.abort());
    throw error;
  }
}

async function* following<Item>(first: Item, second: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item, void> {
  yield first;
  yield second;
  yield* rest;
}

/** The bytes of an answer; a reader that stops early ends the request. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

const rangeHeader = (range: ByteRange | undefined): Record<string, string> =>
  range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };

const remove = async (client: S3Client, key: string): Promise<void> => void (await client.ask('DELETE', { key }));

/** Stores a content, whose key and hash are known once its parts were read. */
async function store(
  client: S3Client,
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>, void>,
  stored: () => StoredContent,
): Promise<StoredContent> {
  const { value: first } = await parts.next();
  const { value: second } = await parts.next();
  if (first === undefined || second === undefined) {
    const whole = stored();
    await client.ask('PUT', { key: whole.key, body: first ?? new Uint8Array() });
    return whole;
  }
  const temporary = `${arriving}${randomUUID()}`;
  await putParts(client, temporary, following(first, second, parts));
  try {
    const whole = stored();
    await copy(client, temporary, whole.key);
    return whole;
  } finally {
    await tidied(remove(client, temporary));
  }
}

/** The keys of the contents that were stored before a time; what was left unfinished before it is removed. */
async function* storedBefore(client: S3Client, time: Date): AsyncGenerator<string, void> {
  for (const { key, uploadId, at } of await openUploads(client))
    if (key.startsWith(arriving) && at < time) await client.ask('DELETE', { key, query: { uploadId } });
  for await (const { key, at } of objectsIn(client)) {
    if (at >= time) continue;
    if (key.startsWith(arriving)) await remove(client, key);
    else if (isKey(key)) yield key;
  }
}

/** Keeps contents as objects of a bucket. An object has its key only once it is complete. */
export function openS3(settings: S3Settings): Files {
  const client = s3Client(settings);
  return {
    async put(organisationId, content) {
      assertOutsideTransaction('A file was stored');
      const measured = new Measured(content);
      const parts = inParts(measured, partSize);
      try {
        return await store(client, parts, () => {
          const sha256 = measured.sha256();
          return { key: newKey(organisationId, sha256), size: measured.size, sha256 };
        });
      } catch (error) {
        throw error instanceof S3Error && error.isFull ? new NoSpace('The bucket is full', { cause: error }) : error;
      } finally {
        await parts.return();
      }
    },
    async open(key, range) {
      partsOf(key);
      try {
        const { body } = await client.ask('GET', { key, headers: rangeHeader(range) });
        return Readable.from(chunksOf(body), { objectMode: false });
      } catch (error) {
        if (!(error instanceof S3Error) || error.status !== 404) throw error;
        throw new MissingContent(`The content of ${key} is missing`, { cause: error });
      }
    },
    async remove(key) {
      assertOutsideTransaction('A file was removed');
      partsOf(key);
      await remove(client, key);
    },
    storedBefore: (time) => storedBefore(client, time),
  };
}
