import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { SaveInput } from '#machines/record/record.machine.ts';
import { dataOf, type ApiClient, type Schemas } from '#src/api/client.ts';
import { riskKey, type Risk } from '#src/api/risks.ts';

import { failing } from './failure.ts';

type RiskDraft = Required<Schemas['RiskInput']>;

/** The same draft sent again, after an answer that got lost, carries the same key: it is added once. */
function keyring() {
  let last = { draft: '', key: '' };
  return (draft: RiskDraft): string => {
    const text = JSON.stringify(draft);
    if (text !== last.draft) last = { draft: text, key: crypto.randomUUID() };
    return last.key;
  };
}

/** Adds a risk, or changes the fields of one that differ; what is read of risks becomes fresh. */
export function saveRisk(api: ApiClient, queryClient: QueryClient) {
  const keyOf = keyring();
  return fromPromise<Risk, SaveInput<Risk, RiskDraft>>(({ input: { base, draft, changes }, signal }) =>
    failing(async () => {
      const saved =
        base === null
          ? await api.POST('/risk', {
              body: draft,
              params: { header: { 'Idempotency-Key': keyOf(draft) } },
              signal,
            })
          : await api.PATCH('/risk/{id}', {
              params: { path: { id: base.id } },
              body: { version: base.version, ...changes },
              signal,
            });
      await queryClient.invalidateQueries({ queryKey: riskKey });
      return dataOf(saved);
    }),
  );
}
