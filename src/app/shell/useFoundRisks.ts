import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useApi } from '#src/api/ApiProvider.tsx';
import type { Schemas } from '#src/api/client.ts';
import { recordOptionsQuery } from '#src/api/register.ts';
import { risks } from '#src/api/risks.ts';
import { useMay } from '#src/components/SessionProvider.tsx';

const typingPause = 200;
const maxResults = 8;

/** The risks that match the text, once typing pauses; none while the text is empty. */
export function useFoundRisks(text: string): readonly Schemas['RecordOption'][] {
  const search = useSettled(text.trim(), typingPause);
  const maySee = useMay({ feature: 'RISK' });
  const wanted = maySee && search !== '' && text.trim() !== '';
  const found = useQuery({
    ...recordOptionsQuery(useApi(), risks, search),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  return wanted ? (found.data ?? []).slice(0, maxResults) : [];
}

/** A value debounced by the given number of milliseconds. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
