import type { ApiClient, Schemas } from '../connection/client.ts';
import type { FileAnswer } from './file-answer.ts';
import type { PickerQuery } from './picker.ts';
import type {
  Kind,
  LookupSource,
  Page,
  RegisterSource,
  RemovedQuery,
  SavedView,
  Versioned,
  ViewCalls,
} from './register.ts';

/** The search and filters of a list's query. */
type Narrowing<Query> = Omit<Query, 'page' | 'perPage' | 'sortId' | 'desc'>;

/** The part of a list's query that does not change which records it shows. */
interface ListPlace {
  readonly page?: unknown;
  readonly perPage?: unknown;
  readonly sortId?: unknown;
  readonly desc?: unknown;
}

interface At {
  readonly path: { readonly id: string };
}

interface Cancellable {
  readonly signal: AbortSignal;
}

/** The calls that `clientOf` provides for every register and look-up. */
interface RecordClient<K extends Kind> {
  list(request: Cancellable & { readonly query: K['query'] }): Promise<Page<K['entity']>>;
  create(request: Cancellable & { readonly body: K['draft']; readonly idempotencyKey: string }): Promise<K['entity']>;
  update(
    request: Cancellable & At & { readonly body: { version: number } & Partial<K['draft']> },
  ): Promise<K['entity']>;
}

interface ViewClient {
  views(request: Cancellable): Promise<SavedView[]>;
  addView(request: Cancellable & { readonly body: Schemas['SavedViewInput'] }): Promise<SavedView>;
  updateView(
    request: Cancellable & At & { readonly body: { version: number } & Partial<Schemas['SavedViewInput']> },
  ): Promise<SavedView>;
  removeView(request: Cancellable & At & { readonly query: { version: number } }): Promise<void>;
}

interface RegisterClient<K extends Kind> extends RecordClient<K>, ViewClient {
  get(request: Cancellable & At): Promise<K['entity']>;
  position(
    request: Cancellable & At & { readonly query: Omit<K['query'], 'page' | 'perPage'> },
  ): Promise<Schemas['RecordPosition']>;
  exportFile(
    request: Cancellable & {
      readonly query: Omit<K['query'], 'page' | 'perPage'> & { format: Schemas['ExportFormat'] };
    },
  ): Promise<FileAnswer>;
  options(request: Cancellable & { readonly query: PickerQuery }): Promise<Schemas['RecordOption'][]>;
  removeOne(request: Cancellable & At & { readonly body: Schemas['RemovalInput'] }): Promise<void>;
  changeMany(
    request: Cancellable & { readonly body: Schemas['RecordVersions'] & { changes: Partial<K['draft']> } },
  ): Promise<Schemas['BatchOutcome']>;
  removeMany(request: Cancellable & { readonly body: Schemas['RemovalOfSeveral'] }): Promise<void>;
  changeAll(
    request: Cancellable & {
      readonly query: Narrowing<K['query']>;
      readonly body: { total: number; changes: Partial<K['draft']> };
    },
  ): Promise<Schemas['BulkChange']>;
  removeAll(
    request: Cancellable & { readonly query: Narrowing<K['query']>; readonly body: Schemas['RemovalOfAll'] },
  ): Promise<Schemas['BulkChange']>;
  removalOutlook(request: Cancellable & { readonly query: { id: string[] } }): Promise<Schemas['RemovalOutlook']>;
  removed(request: Cancellable & { readonly query: RemovedQuery }): Promise<Page<Schemas['RemovedRecord']>>;
  restoreMany(request: Cancellable & { readonly body: { records: Versioned[] } }): Promise<void>;
}

export interface LookupClient<K extends Kind> extends RecordClient<K> {
  options(request: Cancellable & { readonly query: PickerQuery }): Promise<K['entity'][]>;
  remove(request: Cancellable & At & { readonly query: { version: number } }): Promise<void>;
}

/** Search and filters of a list's query, without its order and page. */
export function narrowingOf<Query extends object>(query: Query & ListPlace): Narrowing<Query> {
  const { page: _page, perPage: _perPage, sortId: _sortId, desc: _desc, ...narrowing } = query;
  return narrowing;
}

/** The contract does not allow an empty reason, so it is omitted. */
const because = (reason: string): { reason?: string } => (reason === '' ? {} : { reason });

function recordCalls<K extends Kind>(client: RecordClient<K>) {
  return {
    list: (query: K['query'], signal: AbortSignal) => client.list({ query, signal }),
    create: (body: K['draft'], idempotencyKey: string, signal: AbortSignal) =>
      client.create({ body, idempotencyKey, signal }),
    update: (id: string, body: { version: number } & Partial<K['draft']>, signal: AbortSignal) =>
      client.update({ path: { id }, body, signal }),
  };
}

const viewCalls = (client: ViewClient): ViewCalls => ({
  views: (signal) => client.views({ signal }),
  addView: (body, signal) => client.addView({ body, signal }),
  updateView: (id, body, signal) => client.updateView({ path: { id }, body, signal }),
  removeView: ({ id, version }, signal) => client.removeView({ path: { id }, query: { version }, signal }),
});

/**
 * A register, as the cache and the actors use it.
 * @param alsoInvalidates other kinds whose responses include data of this one
 */
export const registerSource = <K extends Kind>(
  { kind }: { readonly kind: string },
  clientFor: (api: ApiClient) => RegisterClient<K>,
  alsoInvalidates: readonly string[] = [],
): RegisterSource<K> => ({
  name: kind,
  alsoInvalidates,
  calls(api) {
    const client = clientFor(api);
    return {
      ...recordCalls(client),
      ...viewCalls(client),
      get: (id, signal) => client.get({ path: { id }, signal }),
      position: (id, { page: _page, perPage: _perPage, ...query }, signal) =>
        client.position({ path: { id }, query, signal }),
      exportFile: ({ page: _page, perPage: _perPage, ...query }, format, signal) =>
        client.exportFile({ query: { ...query, format }, signal }),
      options: (query, signal) => client.options({ query, signal }),
      remove: ({ id, version }, signal, reason) =>
        client.removeOne({ path: { id }, body: { version, ...because(reason) }, signal }),
      changeMany: (records, changes, signal) => client.changeMany({ body: { records, changes }, signal }),
      removeMany: (records, signal, reason) => client.removeMany({ body: { records, ...because(reason) }, signal }),
      changeAll: (query, body, signal) => client.changeAll({ query: narrowingOf(query), body, signal }),
      removeAll: (query, body, signal) => client.removeAll({ query: narrowingOf(query), body, signal }),
      removalOutlook: (id, signal) => client.removalOutlook({ query: { id }, signal }),
      removed: (query, signal) => client.removed({ query, signal }),
      restoreMany: (records, signal) => client.restoreMany({ body: { records }, signal }),
    };
  },
});

/**
 * A look-up, whose names also appear on the records that use it.
 * @param alsoInvalidates further kinds whose responses include its names
 */
export const lookupSource = <K extends Kind>(
  { kind, of }: { readonly kind: string; readonly of: string },
  clientFor: (api: ApiClient) => LookupClient<K>,
  alsoInvalidates: readonly string[] = [],
): LookupSource<K> => ({
  name: kind,
  alsoInvalidates: [of, ...alsoInvalidates],
  calls(api) {
    const client = clientFor(api);
    return {
      ...recordCalls(client),
      options: (query, signal) => client.options({ query, signal }),
      remove: ({ id, version }, signal) => client.remove({ path: { id }, query: { version }, signal }),
    };
  },
});
