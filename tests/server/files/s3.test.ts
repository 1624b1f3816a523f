import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { afterAll, describe, expect, it } from 'vitest';

import { bucketAddress } from '#server/files/s3/client.ts';
import { openS3 } from '#server/files/s3/s3.ts';
import { NoSpace } from '#server/files/space.ts';

import { filesLaws } from './files-laws.ts';
import { openS3Server, type S3Server } from './s3-server.ts';

const servers: S3Server[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

async function openBucket() {
  const server = await openS3Server();
  servers.push(server);
  const { objects, uploads } = server.bucket;
  const everything = async () => [...objects.keys(), ...uploads.keys()];
  return { server, files: openS3(server.settings), everything };
}

const megabyte = 1024 * 1024;

/** A content that arrives in chunks of 64 kB. */
const arriving = (content: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / 65_536) }, (_, index) =>
      content.subarray(index * 65_536, (index + 1) * 65_536),
    ),
  );

async function* brokenAfter(content: Buffer): AsyncGenerator<Uint8Array, void> {
  yield content;
  throw new Error('The client has left');
}

const inAnHour = () => new Date(Date.now() + 3600_000);

describe('files in an S3 bucket', () => {
  filesLaws(openBucket);

  it.each([5 * megabyte, 5 * megabyte + 1, 11 * megabyte])('are stored in parts, of %d bytes', async (size) => {
    const { files, everything } = await openBucket();
    const content = randomBytes(size);
    const { key } = await files.put(randomUUID(), arriving(content));
    expect((await buffer(await files.open(key))).equals(content)).toBe(true);
    expect(await everything()).toEqual([key]);
  });

  it('leave no parts if the content breaks off', async () => {
    const { files, everything } = await openBucket();
    await expect(files.put(randomUUID(), brokenAfter(randomBytes(11 * megabyte)))).rejects.toThrow(
      'The client has left',
    );
    expect(await everything()).toEqual([]);
  });

  it('are sent again if the storage is too busy', async () => {
    const { server, files } = await openBucket();
    server.failNext(503, 500);
    const { key } = await files.put(randomUUID(), arriving(Buffer.from('Text')));
    expect(String(await buffer(await files.open(key)))).toBe('Text');
  });

  it.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
  ])('have no space in a bucket that answers %d %s', async (status, code) => {
    const { server, files, everything } = await openBucket();
    server.refuseAll(status, code);
    await expect(files.put(randomUUID(), arriving(Buffer.from('Text')))).rejects.toThrow(NoSpace);
    expect(await everything()).toEqual([]);
  });

  it('are refused without the right key, with the words of the storage and without the secret', async () => {
    const { server } = await openBucket();
    const files = openS3({ ...server.settings, secret: 'another' });
    await expect(files.put(randomUUID(), arriving(Buffer.from('Text')))).rejects.toThrow(
      /^The file storage answered PUT with 403 SignatureDoesNotMatch$/,
    );
  });

  it('are refused with the name of the setting if its address does not answer', async () => {
    const { server } = await openBucket();
    const files = openS3({ ...server.settings, endpoint: 'http://127.0.0.1:9' });
    await expect(files.put(randomUUID(), arriving(Buffer.from('Text')))).rejects.toThrow(
      /^The file storage that FILES_S3_ENDPOINT names did not answer$/,
    );
  });

  it('lose what a process that was killed has left unfinished', async () => {
    const { server, files, everything } = await openBucket();
    const { objects, uploads } = server.bucket;
    objects.set('arriving/old', { content: Buffer.from('half'), at: new Date(0) });
    objects.set('notes.txt', { content: Buffer.from('by an administrator'), at: new Date(0) });
    uploads.set('old', { key: 'arriving/old', at: new Date(0), parts: new Map() });
    uploads.set('fresh', { key: 'arriving/fresh', at: inAnHour(), parts: new Map() });
    for await (const key of files.storedBefore(new Date())) throw new Error(`There is no ${key}`);
    expect(await everything()).toEqual(['notes.txt', 'fresh']);
  });

  it('are all listed, page by page', async () => {
    const { files } = await openBucket();
    const organisationId = randomUUID();
    const keys = [];
    for (let index = 0; index < 7; index += 1)
      keys.push((await files.put(organisationId, arriving(Buffer.from(`${index}`)))).key);
    const listed = [];
    for await (const key of files.storedBefore(inAnHour())) listed.push(key);
    expect(listed).toEqual(keys.toSorted());
  });
});

it.each([
  ['http://127.0.0.1:9000', true, 'http://127.0.0.1:9000/files'],
  ['https://s3.eu-central-1.amazonaws.com', false, 'https://files.s3.eu-central-1.amazonaws.com'],
])('the address of a bucket at %s', (endpoint, pathStyle, expected) => {
  const settings = { endpoint, pathStyle, region: 'eu', bucket: 'files', keyId: 'id', secret: 'secret' };
  expect(bucketAddress(settings)).toBe(expected);
});
