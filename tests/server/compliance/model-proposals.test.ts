import { describe, expect, test } from 'vitest';

import { barePart, type CatalogueControl } from '#domain/catalogue-files/catalogue.ts';
import { openModelServer, writes } from '#tests/server/ai/model-server.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { addOwnControl, addStandard, adopt, controlsOf, dataOf, entityOf, link, positionsByRef } from './support.ts';

const secret = 'Every zanzibar berth is lit.';

const licensed = (prefix: string): CatalogueControl[] =>
  controlsOf(prefix, 2).map((one) => ({ ...one, parts: [barePart('statement', secret)] }));

const model = shared(openModelServer);
const world = shared(async () => {
  const environ = { AI_BASE_URL: model.baseUrl, AI_API_KEY: 'sk-1', AI_MODEL: 'm-1', AI_PRIVATE_HOST: 'on' };
  const server = await startTestServer({ environ });
  return { ...(await openPlace(server)), close: () => server.close() };
});

/** An assessment of an own copy, of whose two controls the first has an own control. */
async function assessed(prefix: string) {
  const { versionId } = await addStandard(world, { title: `Copy ${prefix}`, controls: licensed(prefix) });
  const adopted = await adopt(world.owner, versionId);
  const position = (await positionsByRef(world.owner, adopted.id))(`${prefix}-1`);
  const own = await addOwnControl(world.owner, 'Lamps are checked');
  await link(world.owner, position.id, own.id, 'EQUAL');
  const body = { title: 'Assessment', adoptedStandardId: adopted.id };
  const { id } = entityOf(
    'ComplianceAssessment',
    await world.owner.call('/api/compliance-assessment', { method: 'POST', body }),
  );
  return { adopted, position, own, propose: () => world.owner.call(`/api/compliance-assessment/${id}/proposals`) };
}

const said = (records: readonly string[]) =>
  writes(
    JSON.stringify({ proposals: [{ control: 1, result: 'COMPLIANT', claims: [{ text: 'Lamps are lit.', records }] }] }),
  );

describe('proposals by a model', () => {
  test('cite records that were offered; others are shown without a citation', async () => {
    const { own, position, propose } = await assessed('a');
    model.reply(said([own.ref]));
    expect(entityOf('ControlProposals', await propose())).toMatchObject({
      source: 'MODEL',
      modelName: 'm-1',
      left: 1,
      proposals: [{ positionId: position.id, claims: [{ citations: [{ id: own.id, ref: own.ref }] }] }],
    });
    model.reply(said([own.ref, 'C-9999']));
    expect(entityOf('ControlProposals', await propose()).proposals[0]?.claims).toEqual([
      { text: 'Lamps are lit.', citations: [] },
    ]);
  });

  test('are made without the text of an own copy until an administrator allows it', async () => {
    const { adopted, own, propose } = await assessed('b');
    model.reply(said([own.ref]));
    const sent = () => model.asked.at(-1)?.body ?? '';
    expect(entityOf('ControlProposals', await propose())).toMatchObject({ withoutTexts: true });
    expect(sent()).toContain(own.ref);
    expect(sent()).not.toContain('zanzibar');
    expect(sent()).not.toContain('Control b 1');
    expect(sent()).not.toContain(own.id);

    const manager = await addPerson(world.server, {
      in: [{ organisation: world.organisation, role: 'ORG_MANAGER', level: 'DELETE' }],
    });
    const body = { version: adopted.version, modelReadsText: true };
    const change = { method: 'PATCH', body } as const;
    const address = `/api/organisation-standards/${adopted.id}`;
    expect(await manager.call(address, change)).toMatchObject({ status: 403 });
    dataOf(await world.owner.call(address, change));
    expect(entityOf('ControlProposals', await propose())).toMatchObject({ withoutTexts: false });
    expect(sent()).toContain(secret);
  });

  test('are refused while the model answers something else', async () => {
    const { propose } = await assessed('c');
    model.reply(writes('[]'));
    expect(await propose()).toMatchObject({ status: 503 });
  });
});
