import { fromPromise } from 'xstate';

import type { Import } from '#machines/import/import.types.ts';
import type { ApplyInput, ImportValue } from '#machines/value-mapping/value-mapping.types.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { imports } from '#src/api/record/imports.ts';

import { failing } from './failure.ts';

/** The services of the questions that a check has raised. */
export const valueMappingActors = (api: ApiClient) => ({
  readValues: fromPromise<readonly ImportValue[], { readonly id: string }>(({ input: { id }, signal }) =>
    failing(() => imports(api).values({ path: { id }, signal })),
  ),

  applyAnswers: fromPromise<Import, ApplyInput>(({ input: { id, plan }, signal }) =>
    failing(() => imports(api).check({ path: { id }, body: plan, signal })),
  ),
});
