import { createHash } from 'node:crypto';

import { textAt } from '#tests/server/identity/support.ts';

import type { Call } from './call.ts';

/** As many controls as SP 800-53 has. */
export const perStandard = 1196;

/** A catalogue in twenty families, with statements as long as those of SP 800-53. */
const catalogueOf = (number: number): string =>
  JSON.stringify({
    catalog: {
      metadata: { title: `Standard ${number}`, version: '1.0', 'oscal-version': '1.2.1' },
      groups: Array.from({ length: 20 }, (_, family) => ({
        id: `f${family}`,
        title: `Family ${family}`,
        controls: Array.from({ length: Math.ceil(perStandard / 20) }, (_unused, index) => family * 60 + index)
          .filter((index) => index < perStandard)
          .map((index) => ({
            id: `s${number}-${index}`,
            title: `Control ${index}: ${createHash('sha256').update(`${index}`).digest('hex').slice(0, 24)}`,
            class: 'rule',
            parts: [{ name: 'statement', prose: `What is asked by control ${index}. `.repeat(12) }],
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
  return { id: textAt(adopted.body, 'data.id'), importing: imported.milliseconds, adopting: adopted.milliseconds };
}
