import { createHash } from 'node:crypto';

import { at, textAt } from '#tests/server/identity/support.ts';

import type { Call } from './call.ts';

/** As many controls as SP 800-53 has. */
export const perStandard = 1196;

const proseOf = (index: number, version: string): string =>
  `What is ${version !== '1.0' && index % 3 === 0 ? 'now ' : ''}asked by control ${index}. `.repeat(12);

/** A catalogue in twenty families, with statements as long as those of SP 800-53. In the newer version every third is reworded. */
const catalogueOf = (number: number, version = '1.0'): string =>
  JSON.stringify({
    catalog: {
      metadata: { title: `Standard ${number}`, version, 'oscal-version': '1.2.1' },
      groups: Array.from({ length: 20 }, (_, family) => ({
        id: `f${family}`,
        title: `Family ${family}`,
        controls: Array.from({ length: Math.ceil(perStandard / 20) }, (_unused, index) => family * 60 + index)
          .filter((index) => index < perStandard)
          .map((index) => ({
            id: `s${number}-${index}`,
            title: `Control ${index}: ${createHash('sha256').update(`${index}`).digest('hex').slice(0, 24)}`,
            class: 'rule',
            parts: [{ name: 'statement', prose: proseOf(index, version) }],
          })),
      })),
    },
  });

/** Imports, publishes and adopts a standard. @returns its adoption, and how long the import and the adoption took */
export async function adoptStandard(call: Call, number: number) {
  const raw = catalogueOf(number);
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const imported = await call('POST', `standard/import?sha256=${sha256}`, raw);
  const versionId = textAt(imported.body, 'data.id');
  await call('POST', `standard/version/${versionId}/status`, { action: 'PUBLISH' });
  const choices = { levels: [], maturityModelId: null, targetMaturity: null, method: 'RESULT_SHARE', parameters: [] };
  const adopted = await call('POST', 'organisation-standards/adopt', { versionId, ...choices });
  const standardId = textAt(imported.body, 'data.standardId');
  return {
    id: textAt(adopted.body, 'data.id'),
    number,
    standardId,
    importing: imported.milliseconds,
    adopting: adopted.milliseconds,
  };
}

type Adopted = Awaited<ReturnType<typeof adoptStandard>>;

/** Publishes a newer version, goes over to it, and back. @returns how long each took, in milliseconds */
export async function upgradeAndUndo(call: Call, { id, number, standardId }: Adopted) {
  const raw = catalogueOf(number, '1.1');
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const imported = await call('POST', `standard/import?sha256=${sha256}&standardId=${standardId}`, raw);
  const path = `standard/version/${textAt(imported.body, 'data.id')}`;
  const lineage = (await call('GET', `${path}/lineage`)).body;
  const pairs = at(lineage, 'data.pairs');
  await call('PATCH', `${path}/lineage`, {
    fromVersionId: textAt(lineage, 'data.from.id'),
    version: at(lineage, 'data.version'),
    confirmed: Array.isArray(pairs) ? pairs.map((_pair, place) => place) : [],
    rejected: [],
    changes: [],
    finish: true,
  });
  await call('POST', `${path}/status`, { action: 'PUBLISH' });
  const offer = async () => (await call('GET', `organisation-standards/${id}/upgrade`)).body;
  const offered = await offer();
  const versionId = textAt(offered, 'data.lineage.to.id');
  const body = { version: at(offered, 'data.version'), versionId, levels: [], confirmed: [] };
  const upgraded = await call('POST', `organisation-standards/${id}/upgrade`, body);
  const undone = await call('POST', `organisation-standards/${id}/upgrade/undo`, {
    version: at(await offer(), 'data.version'),
  });
  return { upgrading: upgraded.milliseconds, undoing: undone.milliseconds };
}
