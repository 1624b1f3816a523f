import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { Versioned } from '#machines/record/record.types.ts';
import type { SaveViewInput } from '#machines/saved-views/saved-views.machine.ts';
import type { ApiClient } from '#src/api/connection/client.ts';
import { refreshViews, type Kind, type RegisterSource } from '#src/api/record/register.ts';

import { failing } from './failure.ts';

/** Adds a view of a register's list, or changes one. */
export const saveView = <K extends Kind>(api: ApiClient, queryClient: QueryClient, source: RegisterSource<K>) =>
  fromPromise<void, SaveViewInput>(({ input: { view, name, shared, content }, signal }) =>
    failing(async () => {
      const calls = source.calls(api);
      const { address = '', columns = null } = content ?? {};
      const stored = { address, columns: columns && [...columns] };
      if (view === null) await calls.addView({ name, shared, ...stored }, signal);
      else {
        const { id, version } = view;
        await calls.updateView(id, { version, name, shared, ...(content !== null && stored) }, signal);
      }
      await refreshViews(queryClient, source);
    }),
  );

/** Deletes a view of a register's list. */
export const removeView = <K extends Kind>(api: ApiClient, queryClient: QueryClient, source: RegisterSource<K>) =>
  fromPromise<void, Versioned>(({ input, signal }) =>
    failing(async () => {
      await source.calls(api).removeView(input, signal);
      await refreshViews(queryClient, source);
    }),
  );
