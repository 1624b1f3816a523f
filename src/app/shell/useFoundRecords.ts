import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { meetsRequirement } from '#openapi/access.ts';
import { registers } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { foundRecordsQuery, type FoundRecord } from '#src/api/record/search.ts';
import { useSession, type SessionSnapshot } from '#src/components/SessionProvider.tsx';

const typingPause = 200;

/** Found records, and whether there may be others. */
export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  readonly state: 'complete' | 'searching' | 'failed';
}

const none: FoundRecords = { records: [], state: 'complete' };

/** The records that match the text, once typing pauses; none while the text is empty. */
export function useFoundRecords(text: string): FoundRecords {
  const wanted = text.trim();
  const settled = useSettled(wanted, typingPause);
  const mayFind = useSession(mayViewRecords);
  const isWanted = mayFind && wanted !== '';
  const { data, isError, isFetching } = useQuery({
    ...foundRecordsQuery(useApi(), { search: settled }),
    enabled: isWanted && settled !== '',
  });
  if (!isWanted) return none;
  const isSearching = isFetching || settled !== wanted;
  return { records: data ?? [], state: isSearching ? 'searching' : isError ? 'failed' : 'complete' };
}

const mayViewRecords = ({ context: { organisation } }: SessionSnapshot): boolean =>
  organisation !== null &&
  Object.values(registers).some(({ roles, feature }) => meetsRequirement(organisation, { roles, feature }));

/** A value debounced by the given number of milliseconds. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
