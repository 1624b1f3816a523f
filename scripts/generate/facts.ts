import { readFileSync, writeFileSync } from 'node:fs';

import { accessSource } from '#scripts/generate/access.ts';
import type { ContractPaths } from '#scripts/generate/contract-paths.ts';
import { inputsSource } from '#scripts/generate/inputs.ts';
import { listsSource } from '#scripts/generate/lists.ts';
import { operationsSource } from '#scripts/generate/operations.ts';
import { recordsSource } from '#scripts/generate/records.ts';
import { valuesSource } from '#scripts/generate/values.ts';

/**
 * Writes what server, SPA and tests need of the contract as plain data and functions, a file for each sort of it.
 *
 * @throws when an operation has no `x-access` or one that means nothing, or a register or look-up cannot be derived.
 */
export function generateFacts(paths: ContractPaths): void {
  const document: unknown = JSON.parse(readFileSync(paths.json, 'utf8'));
  writeFileSync(paths.access, accessSource(document));
  writeFileSync(paths.records, recordsSource(document));
  writeFileSync(paths.inputs, inputsSource(document));
  writeFileSync(paths.values, valuesSource(document));
  writeFileSync(paths.lists, listsSource(document));
  writeFileSync(paths.operations, operationsSource(document));
}
