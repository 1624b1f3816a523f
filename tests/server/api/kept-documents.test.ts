import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';

import { keptStates, registers } from '#openapi/generated/records.ts';
import { registerTables } from '#server/database/kind-tables.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { newRisk } from './attached.ts';
import { addFolder, discard, entry, newRepository, sent } from './document-calls.ts';
import { openPlace, post, read, refusal } from './place.ts';

const server = shared(() => startTestServer());
const harbour = shared(() => openPlace(server));

/** Takes a step of a risk as it stands. */
async function takeStep(risk: string, step: object) {
  const { owner } = harbour;
  const version = numberAt(await read(owner, `/api/risk/${risk}`), 'version');
  expect((await post(owner, `/api/risk/${risk}/status`, { version, ...step })).status).toBe(200);
}

const removeRepository = (id: string) =>
  harbour.owner.call(`/api/document-repository/${id}?version=1`, { method: 'DELETE' });

describe('a document among the files of a closed risk', () => {
  it('stays with its folder and repository until the risk is reopened (work.md 1)', async () => {
    const { owner } = harbour;
    const repository = await newRepository(harbour);
    const folder = entry(await addFolder(owner, repository, 'Plans'));
    const plan = await sent(owner, repository, 'Plan.txt', 'One', { folderId: folder.id });
    const risk = await newRisk(harbour);
    await post(owner, `/api/records/${risk}/attachments/document`, { documentId: plan.id, number: 1 });
    await takeStep(risk, { action: 'CLOSE', closedBecause: 'AVOIDED' });
    expect(await read(owner, `/api/document-entry/${folder.id}/uses`)).toMatchObject({
      uses: [{ record: { id: risk }, keptAs: 'OF_CLOSED_RECORD' }],
    });
    const message = 'Version 1 of “Plan.txt” is a file of R-0001 Fire in the archive, which is approved or closed';
    for (const kept of [plan, folder])
      expect(await discard(owner, kept)).toMatchObject({ status: 409, body: refusal({ field: 'id', message }) });
    expect(await removeRepository(repository)).toMatchObject({ status: 409 });

    await takeStep(risk, { action: 'REOPEN', reason: 'It burnt again' });
    expect((await discard(owner, folder)).status).toBe(200);
    expect((await removeRepository(repository)).status).toBe(200);
  });
});

test.each(Object.values(registers))('the states in which a $kind keeps documents are states of it', ({ kind }) => {
  const kept = keptStates[kind];
  const columns = getTableColumns(registerTables[kind]);
  const column = Object.entries(columns).find(([name]) => name === kept?.field)?.[1];
  expect(column?.enumValues ?? []).toEqual(expect.arrayContaining([...(kept?.values ?? [])]));
});
