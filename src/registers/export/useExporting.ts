import { useSelector } from '@xstate/react';

import type { Kind } from '#src/api/register.ts';
import type { Exporting } from '#src/components/register/ExportMenu.tsx';
import type { ListState } from '#src/components/register/ListContent.tsx';
import { countedOf, type Noun } from '#src/components/words.ts';

import type { RegisterKind } from '../record-kind.ts';
import { useExportPlace } from './export-service.ts';

/** Other rows than those on screen are not counted yet. */
function contentsOf(list: ListState<unknown>, noun: Noun): string | undefined {
  if (list.rows === undefined || list.busy) return noun.many;
  return list.total === 0 ? undefined : countedOf(list, noun);
}

/** The export of a register's list. */
export function useExporting<K extends Kind>(
  { source, noun }: Pick<RegisterKind<K>, 'source' | 'noun'>,
  query: K['query'],
  list: ListState<unknown>,
): Exporting {
  const { service: exports } = useExportPlace();
  const running = useSelector(exports?.actor, (snapshot) => snapshot?.matches('exporting') ?? false);
  return {
    contents: contentsOf(list, noun),
    running,
    onExport:
      exports === null
        ? undefined
        : (format) => exports.request(source, { query, format, contents: contentsOf(list, noun) ?? noun.many }),
  };
}
