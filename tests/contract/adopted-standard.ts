import { createHash, randomUUID } from 'node:crypto';

import { textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { Place } from './place.ts';

type Body = Readonly<Record<string, unknown>>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const control = (id: string, title: string) => ({
  id,
  title,
  class: 'rule',
  parts: [{ name: 'statement', prose: `${title} is kept.` }],
});

/** A standard of the organisation's own with two groups: one of two controls, one of one. */
const file = (title: string) =>
  JSON.stringify({
    catalog: {
      metadata: { title, version: '1.0', 'oscal-version': '1.2.1' },
      groups: [
        { id: 'g1', title: 'First', controls: [control('c-1', 'Access'), control('c-2', 'Backup')] },
        { id: 'g2', title: 'Second', controls: [control('c-3', 'Change')] },
      ],
    },
  });

/** Sends a body as a member of the organisation. */
export const send = (
  { organisation }: Place,
  person: Person,
  { path, body, method = 'POST' }: { readonly path: string; readonly body?: Body; readonly method?: string },
) => person.call(`/api/${path}`, { method, organisation: organisation.id, ...(body !== undefined && { body }) });

/** An adopted standard of the organisation's own, with its positions in order. */
export async function adoptStandard(place: Place): Promise<{ readonly id: string; readonly positions: string[] }> {
  const { owner, organisation, marker } = place;
  const raw = file(`${marker} ${randomUUID()}`);
  const call = { organisation: organisation.id };
  const imported = await owner.call(`/api/standard/import?sha256=${sha256(raw)}`, {
    ...call,
    method: 'POST',
    raw,
    headers: fileType,
  });
  const versionId = textAt(imported.body, 'data.id');
  await send(place, owner, { path: `standard/version/${versionId}/status`, body: { action: 'PUBLISH' } });
  const adopted = await send(place, owner, {
    path: 'organisation-standards/adopt',
    body: {
      versionId,
      levels: [],
      maturityModelId: null,
      targetMaturity: null,
      method: 'RESULT_SHARE',
      parameters: [],
    },
  });
  const id = textAt(adopted.body, 'data.id');
  const { body } = await owner.call(`/api/control-position?adoptedStandardId=${id}`, call);
  return { id, positions: ['0', '1', '2'].map((at) => textAt(body, `data.${at}.id`)) };
}
