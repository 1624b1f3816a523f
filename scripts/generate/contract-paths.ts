import { join } from 'node:path';

/** The paths of a contract's source, emitted document and generated files. */
export interface ContractPaths {
  /** The folder of main.tsp and tspconfig.yaml. */
  readonly source: string;
  readonly yaml: string;
  readonly json: string;
  readonly types: string;
  readonly zod: string;
  readonly access: string;
  readonly records: string;
  readonly bounds: string;
  readonly inputs: string;
  readonly lists: string;
  /** A folder, with a file for each register. */
  readonly listFacts: string;
  readonly values: string;
  /** A folder, with a file for each closed set. */
  readonly valueSets: string;
  /** A folder, with a file for each interface. */
  readonly operations: string;
}

/** The paths of the contract in `folder`. */
export function contractPaths(folder: string): ContractPaths {
  const generated = join(folder, 'generated');
  return {
    source: folder,
    yaml: join(folder, 'openapi.yaml'),
    json: join(generated, 'contract.json'),
    types: join(generated, 'types.ts'),
    zod: join(generated, 'zod.ts'),
    access: join(generated, 'access.ts'),
    records: join(generated, 'records.ts'),
    bounds: join(generated, 'bounds.ts'),
    inputs: join(generated, 'inputs.ts'),
    lists: join(generated, 'lists.ts'),
    listFacts: join(generated, 'lists'),
    values: join(generated, 'values.ts'),
    valueSets: join(generated, 'values'),
    operations: join(generated, 'operations'),
  };
}
