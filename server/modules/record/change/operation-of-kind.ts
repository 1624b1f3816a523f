import { contract } from '#server/contract/document.ts';
import { operationsOfContract, type Operation } from '#server/contract/operations.ts';

import type { Kind } from '../people/visibility.ts';

/** An operation of the register or look-up of a kind, by its name in the contract: `create`. */
export function operationOfKind(kind: Kind, name: string): Operation {
  const list = Object.values(contract.paths)
    .map(({ get }) => get)
    .find((get) => get?.['x-record']?.kind === kind);
  const id = list?.operationId.replace(/\.list$/, `.${name}`);
  const operation = operationsOfContract.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${name} for the kind ${kind}`);
  return operation;
}
