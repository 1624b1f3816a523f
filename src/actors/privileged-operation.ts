import { fromPromise } from 'xstate';

import type {
  PrivilegedKind,
  PrivilegedOperation,
  StepRequest,
} from '#machines/privileged-operation/privileged-operation.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { privilegedOperations } from '#src/api/organisation/privileged-operations.ts';

import { failing } from './failure.ts';

/** Has the dry run of an operation made. */
export const prepareOperation = (api: ApiClient) =>
  fromPromise<PrivilegedOperation, { readonly kind: PrivilegedKind }>(({ input: { kind }, signal }) =>
    failing(() => privilegedOperations(api).prepare({ body: { kind }, signal })),
  );

/** Takes a step with an operation, on the plan that was read. */
export const takeOperationStep = (api: ApiClient) =>
  fromPromise<PrivilegedOperation, StepRequest>(({ input: { operation, action, name }, signal }) =>
    failing(() =>
      privilegedOperations(api).take({
        path: { id: operation.id },
        body: { version: operation.version, hash: operation.hash, action, name },
        signal,
      }),
    ),
  );

/** How far an operation is. */
export const readOperation = (api: ApiClient) =>
  fromPromise<PrivilegedOperation, { readonly id: string }>(({ input: { id }, signal }) =>
    failing(() => privilegedOperations(api).get({ path: { id }, signal })),
  );
