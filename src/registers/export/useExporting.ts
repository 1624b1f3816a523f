import { useSelector } from '@xstate/react';

import type { ExportSource, Kind } from '#src/api/record/register.ts';
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

/**
 * The export of what a source has.
 * @param contents what the file will contain, in words; undefined if there is nothing to export
 */
export function useExportOf(
  source: ExportSource,
  { noun, query, contents }: { readonly noun: Noun; readonly query: object; readonly contents: string | undefined },
): Exporting {
  const { service: exports } = useExportPlace();
  const running = useSelector(exports?.actor, (snapshot) => snapshot?.matches('exporting') ?? false);
  return {
    contents,
    running,
    onExport:
      exports === null
        ? undefined
        : (format) => exports.request(source, { query, format, contents: contents ?? noun.many }),
  };
}

/** The export of a register's list. */
export const useExporting = <K extends Kind>(
  { source, noun }: Pick<RegisterKind<K>, 'source' | 'noun'>,
  query: K['query'],
  list: ListState<unknown>,
): Exporting => useExportOf(source, { noun, query, contents: contentsOf(list, noun) });
