import type { Schemas } from '#server/contract/types.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import { add, post, read, type Place, type Stored } from './place.ts';

/** A file or folder as an answer has it. */
export interface Entry extends Stored {
  readonly name: string;
  readonly path: unknown;
  readonly latest: unknown;
  readonly copiedFrom: unknown;
}

interface Answer {
  readonly body: unknown;
}

/** The file or folder of an answer. */
export function entry({ body }: Answer): Entry {
  return {
    id: textAt(body, 'data.id'),
    version: numberAt(body, 'data.version'),
    name: textAt(body, 'data.name'),
    path: at(body, 'data.path'),
    latest: at(body, 'data.latest'),
    copiedFrom: at(body, 'data.copiedFrom'),
  };
}

/** Work in the database as the organisation of a place. */
export const within = <T>({ server: { database }, organisation }: Place, work: () => Promise<T>): Promise<T> =>
  database.inOrganisation({ organisationId: organisation.id, userId: '' }, work);

export const newRepository = async (place: Place, fields: object = {}): Promise<string> =>
  (await add(place, '/api/document-repository', { title: 'Evidence', ...fields })).id;

interface Where {
  readonly folderId?: string;
  readonly onConflict?: Schemas['DocumentConflictMode'];
}

export const send = (who: Person, repository: string, name: string, raw: string, where: Where = {}) =>
  who.call(
    `/api/document-repository/${repository}/files?${new URLSearchParams({ name, onConflict: 'STOP', ...where })}`,
    { method: 'POST', headers: fileType, raw },
  );

/** A file that was sent. */
export const sent = async (...given: Parameters<typeof send>): Promise<Entry> => entry(await send(...given));

export const sendVersion = (who: Person, { id, version }: Stored, raw: string, note = '') =>
  who.call(`/api/document-entry/${id}/versions?${new URLSearchParams({ version: String(version), note })}`, {
    method: 'POST',
    headers: fileType,
    raw,
  });

export const restoreVersion = (who: Person, { id, version }: Stored, number: number) =>
  post(who, `/api/document-entry/${id}/versions/restore`, { version, number });

export const addFolder = (who: Person, repository: string, name: string, folderId: string | null = null) =>
  post(who, `/api/document-repository/${repository}/folders`, { name, folderId, onConflict: 'STOP' });

export const move = (who: Person, { id, version }: Stored, to: object) =>
  post(who, `/api/document-entry/${id}/move`, { version, onConflict: 'STOP', ...to });

export const copy = (who: Person, { id }: { readonly id: string }, to: object) =>
  post(who, `/api/document-entry/${id}/copy`, to);

export const discard = (who: Person, { id, version }: Stored) =>
  who.call(`/api/document-entry/${id}?version=${version}`, { method: 'DELETE' });

export const restore = (who: Person, { id, version }: Stored) =>
  post(who, `/api/document-entry/${id}/restore`, { version });

/** The names in a folder, or at the top, as they are listed. */
export async function listed(who: Person, repository: string, folderId?: string): Promise<string[]> {
  const query = new URLSearchParams(folderId === undefined ? {} : { folderId });
  const page = await read(who, `/api/document-repository/${repository}/entries?${query}`);
  const rows: unknown = at(page, 'data');
  return Array.isArray(rows) ? rows.map((row) => textAt(row, 'name')) : [];
}

/** The id of the first file or folder in a folder, of which folders come first. */
export const firstIn = async (who: Person, repository: string, folderId: string): Promise<string> =>
  textAt(await read(who, `/api/document-repository/${repository}/entries?folderId=${folderId}`), 'data.0.id');
