import { useQueryClient } from '@tanstack/react-query';

import type { Versioned } from '#machines/record/record.types.ts';
import { restoreRecords } from '#src/actors/restore-records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Kind, RecordSource, RestoreCalls } from '#src/api/record/register.ts';

import { offerUndo } from './offer-undo.ts';

type ShowUndo = (records: readonly Versioned[], what: string) => void;

/** Shows that records were removed, with an Undo button. */
export function useUndo<K extends Kind>(source: RecordSource<K, RestoreCalls>): ShowUndo {
  const api = useApi();
  const queryClient = useQueryClient();
  return (removed, what) => offerUndo({ removed, what, restoreRecords: restoreRecords(api, queryClient, source) });
}
