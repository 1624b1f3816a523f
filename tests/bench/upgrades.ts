import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { command } from '#scripts/support/command.ts';
import { at, textAt } from '#tests/server/identity/support.ts';

import { BenchServer } from './support/bench-server.ts';
import { signIn, type Session } from './support/session.ts';
import { tableOf } from './support/table.ts';

/**
 * `npm run bench:upgrades -- --data=folder`: the Essential Eight ML2 of 2023-09 is adopted and answered, goes over to that of
 * 2023-12, back, and over again. The counts are those of compliance T4.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });

const account = { email: 'admin@attest.example', organisation: 'Harbour Logistics' };
const title = 'Essential Eight ML2';
const wanted = { kept: 46, asked: 22, added: 19, archived: 4 };

type Call = (method: string, path: string, body?: object | string) => Promise<unknown>;

const callsOf =
  (session: Session, origin: string): Call =>
  async (method, path, body) => {
    const headers = {
      authorization: `Bearer ${await session.token()}`,
      'x-organisation-id': session.organisationId,
      'content-type': typeof body === 'string' ? 'application/octet-stream' : 'application/json',
    };
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${origin}/api/${path}`, { method, headers, ...(sent !== undefined && { body: sent }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    const parsed: unknown = JSON.parse(text);
    return parsed;
  };

const listAt = (body: unknown, path: string): unknown[] => {
  const list = at(body, path);
  return Array.isArray(list) ? list : [];
};

async function imported(call: Call, file: string, number: string, standardId?: string): Promise<unknown> {
  const sha256 = createHash('sha256').update(file).digest('hex');
  const query = new URLSearchParams({ title, number, sha256, ...(standardId !== undefined && { standardId }) });
  return call('POST', `standard/import?${query.toString()}`, file);
}

/** Adopts the former version and answers all of it; the newer one is imported, reviewed as proposed, and published. */
async function prepared(call: Call, folder: string): Promise<string> {
  const fileOf = (month: string) => readFileSync(`${folder}/asd-e8-ml2-${month}.oscal.json`, 'utf8');
  const former = await imported(call, fileOf('2023-09'), '2023-09');
  const [formerId, standardId] = [textAt(former, 'data.id'), textAt(former, 'data.standardId')];
  await call('POST', `standard/version/${formerId}/status`, { action: 'PUBLISH' });
  const choices = { levels: [], maturityModelId: null, targetMaturity: null, method: 'RESULT_SHARE', parameters: [] };
  const adopted = await call('POST', 'organisation-standards/adopt', { ...choices, versionId: formerId });
  const id = textAt(adopted, 'data.id');
  const positions = await call('GET', `control-position?adoptedStandardId=${id}`);
  const answer = { version: 0, result: 'COMPLIANT', maturity: null, observation: '' };
  for (const position of listAt(positions, 'data'))
    await call('POST', `control-position/${textAt(position, 'id')}/response`, answer);
  const newer = await imported(call, fileOf('2023-12'), '2023-12', standardId);
  const path = `standard/version/${textAt(newer, 'data.id')}`;
  const lineage = await call('GET', `${path}/lineage`);
  const confirmed = listAt(lineage, 'data.pairs').map((_pair, place) => place);
  await call('PATCH', `${path}/lineage`, {
    fromVersionId: formerId,
    version: at(lineage, 'data.version'),
    confirmed,
    rejected: [],
    changes: [],
    finish: true,
  });
  await call('POST', `${path}/status`, { action: 'PUBLISH' });
  return id;
}

async function upgraded(call: Call, id: string): Promise<unknown> {
  const offer = await call('GET', `organisation-standards/${id}/upgrade`);
  const versionId = at(offer, 'data.lineage.to.id');
  const body = { version: at(offer, 'data.version'), versionId, levels: [], confirmed: [] };
  return call('POST', `organisation-standards/${id}/upgrade`, body);
}

/** Upgrades, goes back and upgrades again. @returns whether the counts are those of T4 */
async function tried(call: Call, folder: string): Promise<boolean> {
  const id = await prepared(call, folder);
  const rows: string[][] = [];
  let isGood = true;
  const upgrade = async (step: string) => {
    const before = performance.now();
    const outcome = await upgraded(call, id);
    const counts = Object.keys(wanted).map((name) => Number(at(outcome, `data.${name}`)));
    isGood &&= counts.join() === Object.values(wanted).join();
    rows.push([step, ...counts.map(String), `${Math.round(performance.now() - before)} ms`]);
  };
  await upgrade('upgraded');
  const offer = await call('GET', `organisation-standards/${id}/upgrade`);
  const back = await call('POST', `organisation-standards/${id}/upgrade/undo`, { version: at(offer, 'data.version') });
  isGood &&= at(back, 'data.standard.number') === '2023-09' && at(back, 'data.toConfirm') === 0;
  await upgrade('undone and upgraded again');
  process.stdout.write(`${tableOf(['step', ...Object.keys(wanted), 'took'], rows)}\n`);
  return isGood;
}

await command(async () => {
  const folder = values.data;
  if (folder === undefined) throw new Error('Give the folder with the files: --data=../shared/data');
  let isGood = false;
  await BenchServer.use(async ({ origin }) => {
    isGood = await tried(callsOf(await signIn(origin, account), origin), folder);
  });
  return isGood;
});
