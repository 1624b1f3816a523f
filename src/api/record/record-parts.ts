import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../connection/client.ts';
import type { EditCalls, Kind, RecordSource, RestoreCalls } from './register.ts';

interface ById {
  readonly path: { readonly id: string };
  readonly signal?: AbortSignal;
}

/** The operations that all parts of records share (`RecordParts` of the contract). */
interface PartClient<K extends Kind> {
  ofRecord(request: ById): Promise<K['entity'][]>;
  add(request: ById & { body: K['draft']; idempotencyKey: string }): Promise<K['entity']>;
  update(request: ById & { body: { version: number } & Partial<K['draft']> }): Promise<K['entity']>;
  remove(request: ById & { query: { version: number } }): Promise<unknown>;
  restore(request: ById & { body: { version: number } }): Promise<K['entity']>;
}

type PartSource<K extends Kind> = RecordSource<K, EditCalls<K> & RestoreCalls>;

/**
 * What records consist of beside their fields: how those of a record are read, and how the actors change them.
 * @param alsoInvalidates other kinds whose responses include data of these, such as the records themselves
 */
export const recordParts = <K extends Kind>(
  name: string,
  clientOf: (api: ApiClient) => PartClient<K>,
  alsoInvalidates: readonly string[] = [],
) => ({
  /** Those of a record, in their order. */
  query: (api: ApiClient, recordId: string) =>
    queryOptions({
      queryKey: [name, recordId],
      queryFn: ({ signal }): Promise<K['entity'][]> => clientOf(api).ofRecord({ path: { id: recordId }, signal }),
    }),

  /** Those of one record, as the actors use them. */
  sourceOf: (recordId: string): PartSource<K> => ({
    name,
    alsoInvalidates,
    calls(api) {
      const client = clientOf(api);
      return {
        create: (body, idempotencyKey, signal) => client.add({ path: { id: recordId }, body, idempotencyKey, signal }),
        update: (id, body, signal) => client.update({ path: { id }, body, signal }),
        async remove({ id, version }, signal) {
          await client.remove({ path: { id }, query: { version }, signal });
        },
        async restoreMany(parts, signal) {
          for (const { id, version } of parts) await client.restore({ path: { id }, body: { version }, signal });
        },
      };
    },
  }),
});
