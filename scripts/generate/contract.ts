import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseYaml } from '@redocly/openapi-core';

import type { ContractPaths } from '#scripts/generate/contract-paths.ts';
import { toolScript } from '#scripts/support/project.ts';
import { runNode } from '#scripts/support/run.ts';

/**
 * Compiles TypeSpec to openapi.yaml (options in tspconfig.yaml) and writes the same document as JSON, which the server
 * parses faster at start-up.
 *
 * @throws with the compiler's findings, warnings included.
 */
export async function emitContract(paths: ContractPaths): Promise<void> {
  const main = join(paths.source, 'main.tsp');
  const tsp = toolScript('@typespec/compiler', 'tsp');
  const { ok, output } = await runNode([tsp, 'compile', main, '--warn-as-error', '--pretty=false']);
  if (!ok) throw new Error(`The contract does not compile:\n${output}`);
  mkdirSync(dirname(paths.json), { recursive: true });
  const document: unknown = parseYaml(readFileSync(paths.yaml, 'utf8'));
  writeFileSync(paths.json, `${JSON.stringify(document, null, 1)}\n`);
}
