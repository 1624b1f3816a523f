import { readFile } from 'node:fs/promises';

import type { Schemas } from '#server/contract/types.ts';

import { importedOnce, type ReadStandard } from '../import.ts';
import type { CatalogueScope } from '../scope.ts';
import { standardIn } from './files.ts';

const files = {
  NIST_SP_800_53_R5_LOW: new URL('../shipped/nist-sp800-53-rev5-low.oscal.json', import.meta.url),
} as const satisfies Record<Schemas['ShippedStandard'], URL>;

/** Said of a work of the United States Government (17 U.S.C. 105) wherever the standard is shown. */
const notice = 'Public domain in the United States, CC0 1.0 elsewhere. NIST does not endorse Attest.';

export type ShippedStandard = keyof typeof files;

export const shippedStandards = Object.keys(files).filter((key): key is ShippedStandard => Object.hasOwn(files, key));

/** Reads a standard that comes with Attest. */
export async function readShipped(shipped: ShippedStandard, ownerId: string): Promise<Omit<ReadStandard, 'warnings'>> {
  const { catalogue, sha256 } = await standardIn(await readFile(files[shipped]), {}, ownerId);
  return { catalogue: { ...catalogue, copyright: catalogue.copyright === '' ? notice : catalogue.copyright }, sha256 };
}

/** Imports a standard that comes with Attest. @throws ApiError 409 if the catalogue has it already */
export async function importShipped(
  scope: CatalogueScope,
  shipped: ShippedStandard,
): Promise<Schemas['StandardVersion']> {
  const { catalogue, sha256 } = await readShipped(shipped, scope.ownerId);
  return scope.within((work) => importedOnce(work, scope.ownerId, catalogue, sha256));
}
