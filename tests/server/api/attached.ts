import { readdir } from 'node:fs/promises';

import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

import { add, type Place } from './place.ts';

export const newRisk = async (place: Place) => (await add(place, '/api/risk', { title: 'Fire in the archive' })).id;

export const upload = (who: Person, recordId: string, name: string, raw: string | Uint8Array) =>
  who.call(`/api/records/${recordId}/attachments?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: fileType,
    raw,
  });

/** A text as the next version of an attached file. */
export const uploadVersion = (who: Person, id: string, version: number) =>
  who.call(`/api/attachments/${id}/versions?name=b.txt&version=${version}`, {
    method: 'POST',
    headers: fileType,
    raw: 'Two',
  });

/** A file that the place's owner has attached. */
export async function uploaded(place: Place, recordId: string, name: string, raw: string | Uint8Array) {
  const { body } = await upload(place.owner, recordId, name, raw);
  return { id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

/** The path of a file's signed address. */
export async function addressOf(who: Person, id: string, query = ''): Promise<string> {
  const { body } = await who.call(`/api/attachments/${id}/address?number=1${query}`);
  const { pathname, search } = new URL(textAt(body, 'data.url'));
  return `${pathname}${search}`;
}

/** What the storage of a server has, complete or not. */
export async function storedIn({ filesFolder }: TestServer): Promise<string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export const png = Buffer.from('89504E470D0A1A0A0000000D49484452', 'hex');
export const pdf = '%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n';
export const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
export const html = '<!DOCTYPE html><script>alert(1)</script>';
