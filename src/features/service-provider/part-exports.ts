import { exportOfParts, type ProviderPartKind } from '#src/api/provider-part-files.ts';
import type { Exporting } from '#src/components/register/ExportMenu.tsx';
import type { Noun } from '#src/components/words.ts';
import { useExportOf } from '#src/registers/export/useExporting.ts';

/** What the parts of providers are called. */
export const partNouns: Readonly<Record<ProviderPartKind, Noun>> = {
  providerContract: { one: 'contract', many: 'contracts' },
  providerDocument: { one: 'document', many: 'documents' },
};

/** The export of the contracts or documents of all providers, with the rows that their import takes. */
export function usePartExport(kind: ProviderPartKind): Exporting {
  const noun = partNouns[kind];
  return useExportOf(exportOfParts(kind), { noun, query: {}, contents: `the ${noun.many} of all providers` });
}
