import type { Request } from './collection-fixtures.ts';
import type { ContractOperation } from './contract.ts';
import { inputsOf } from './fixtures.ts';
import { ownerFor, type World } from './world.ts';

/** Inputs of operations for the owner in H, made once for each: for requests that are refused, which use none up. */
export function preparedInputs(world: World): (operation: ContractOperation) => Promise<Request> {
  const made = new Map<string, Promise<Request>>();
  return ({ id, access }) => {
    const inputs = made.get(id) ?? inputsOf(id, world.h, ownerFor(world, access));
    made.set(id, inputs);
    return inputs;
  };
}
