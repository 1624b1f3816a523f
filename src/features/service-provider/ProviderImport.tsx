import { useState } from 'react';

import { exportOfParts, type ProviderPartKind } from '#src/api/provider-part-files.ts';
import { ExportMenu } from '#src/components/register/ExportMenu.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import type { Noun } from '#src/components/words.ts';
import { useExportOf } from '#src/registers/export/useExporting.ts';
import { ImportScreen } from '#src/registers/import/ImportScreen.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';

import { providerKind } from './provider-kind.ts';

const partNouns: Readonly<Record<ProviderPartKind, Noun>> = {
  providerContract: { one: 'contract', many: 'contracts' },
  providerDocument: { one: 'document', many: 'documents' },
};

const choices = [
  { value: 'serviceProvider', label: 'Providers' },
  { value: 'providerContract', label: 'Contracts' },
  { value: 'providerDocument', label: 'Documents' },
] as const;

interface ProviderImportProps {
  readonly onBack: () => void;
}

/** The import of providers, of their contracts or of their documents, and the exports that have the rows of the last two. */
export function ProviderImport({ onBack }: ProviderImportProps) {
  const [what, setWhat] = useState<(typeof choices)[number]['value']>('serviceProvider');
  const mayEdit = useMay({ ...providerKind.access, level: 'EDIT' });
  const isPart = what !== 'serviceProvider';
  const { name, alsoInvalidates = [] } = providerKind.source;
  // Only providers may be added by those who may not edit them.
  const others = mayEdit && (
    <>
      <SegmentGroup label="What the file has" options={choices} value={what} onValueChange={setWhat} />
      {isPart && <PartExport kind={what} />}
    </>
  );
  return (
    <ImportScreen
      key={what}
      source={isPart ? { name: what, alsoInvalidates: [name, ...alsoInvalidates] } : providerKind.source}
      noun={isPart ? partNouns[what] : providerKind.noun}
      backTo={providerKind.noun.many}
      mayEdit={mayEdit}
      others={others}
      onBack={onBack}
    />
  );
}

/** The rows of all providers, as this import takes them. */
function PartExport({ kind }: { readonly kind: ProviderPartKind }) {
  const noun = partNouns[kind];
  const exporting = useExportOf(exportOfParts(kind), {
    noun,
    query: {},
    contents: `the ${noun.many} of all providers`,
  });
  return <ExportMenu alone noun={noun} {...exporting} />;
}
