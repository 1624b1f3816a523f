import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { accessSource } from '#scripts/generate/access.ts';
import { boundsSource } from '#scripts/generate/bounds.ts';
import type { ContractPaths } from '#scripts/generate/contract-paths.ts';
import { inputsSource } from '#scripts/generate/inputs.ts';
import { listSources, listsSource } from '#scripts/generate/lists.ts';
import { operationSources } from '#scripts/generate/operations.ts';
import { recordsSource } from '#scripts/generate/records.ts';
import { valueSources, valuesSource } from '#scripts/generate/values.ts';

/**
 * Writes the parts of the contract that server, SPA and tests need as plain data and functions, one file for each.
 *
 * @throws when the `x-access` of an operation is missing or invalid, or a register or look-up cannot be derived.
 */
export function generateFacts(paths: ContractPaths): void {
  const document: unknown = JSON.parse(readFileSync(paths.json, 'utf8'));
  writeFileSync(paths.access, accessSource(document));
  writeFileSync(paths.records, recordsSource(document));
  writeFileSync(paths.bounds, boundsSource(document));
  writeFileSync(paths.inputs, inputsSource(document));
  writeFileSync(paths.values, valuesSource(document));
  writeFileSync(paths.lists, listsSource(document));
  writeFolder(paths.operations, operationSources(document));
  writeFolder(paths.listFacts, listSources(document));
  writeFolder(paths.valueSets, valueSources(document));
}

/** Writes the files of a folder, and nothing else remains in it. */
function writeFolder(folder: string, files: readonly { readonly file: string; readonly source: string }[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { file, source } of files) writeFileSync(join(folder, file), source);
}
