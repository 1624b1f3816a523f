import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { at } from '#tests/server/identity/support.ts';
import { unzipped } from '#tests/server/support/ooxml.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addFolder, discard, entry, newRepository, send, sent, sendVersion } from './document-calls.ts';
import { openPlace } from './place.ts';

const server = shared(() => startTestServer());
const harbour = shared(() => openPlace(server));

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a pack of documents', () => {
  it('has the latest versions of live files in their folders, and what is needed to check them', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const folder = entry(await addFolder(owner, repository, 'Reviews'));
    const plan = await sent(owner, repository, 'Plan.txt', 'First', { folderId: folder.id });
    await sendVersion(owner, plan, 'Second', 'Corrected');
    await discard(owner, await sent(owner, repository, 'Removed.txt', 'Gone'));
    await send(owner, repository, 'Top.txt', 'Top');
    const got = await owner.call(`/api/document-repository/${repository}/pack`);
    expect(got.headers['content-type']).toContain('application/zip');
    const parts = await unzipped(got.bytes);
    expect([...parts.keys()].toSorted()).toEqual([
      'SHA256SUMS',
      'files/Reviews/Plan.txt',
      'files/Top.txt',
      'manifest.json',
    ]);
    expect(parts.get('files/Reviews/Plan.txt')).toBe('Second');
    expect(parts.get('SHA256SUMS')).toBe(
      `${sumOf('Second')}  files/Reviews/Plan.txt\n${sumOf('Top')}  files/Top.txt\n`,
    );
    const manifest: unknown = JSON.parse(parts.get('manifest.json') ?? '');
    expect(at(manifest, 'files.0')).toMatchObject({ version: 2, note: 'Corrected', sha256: sumOf('Second'), size: 6 });
    const ofFolder = await owner.call(`/api/document-repository/${repository}/pack?folderId=${folder.id}`);
    expect([...(await unzipped(ofFolder.bytes)).keys()]).toContain('files/Plan.txt');
  });
});
