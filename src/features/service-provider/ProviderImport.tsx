import type { ProviderPartKind } from '#src/api/provider-part-files.ts';
import { ExportMenu } from '#src/components/register/ExportMenu.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { ImportScreen } from '#src/registers/import/ImportScreen.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';

import { partNouns, usePartExport } from './part-exports.ts';
import { providerKind } from './provider-kind.ts';

const providers = 'serviceProvider';

const choices = [
  { value: providers, label: 'Providers' },
  { value: 'providerContract', label: 'Contracts' },
  { value: 'providerDocument', label: 'Documents' },
] as const;

interface ProviderImportProps {
  /** What is imported; undefined for providers. */
  readonly part: ProviderPartKind | undefined;
  readonly onPart: (part: ProviderPartKind | undefined) => void;
  readonly onBack: () => void;
}

/** The import of providers, of their contracts or of their documents, and the exports that have the rows of the last two. */
export function ProviderImport({ part: chosen, onPart, onBack }: ProviderImportProps) {
  const mayEdit = useMay({ ...providerKind.access, level: 'EDIT' });
  // Only providers may be added by those who may not edit them.
  const part = mayEdit ? chosen : undefined;
  const { name, alsoInvalidates = [] } = providerKind.source;
  const others = mayEdit && (
    <>
      <SegmentGroup
        label="What the file has"
        options={choices}
        value={part ?? providers}
        onValueChange={(what) => onPart(what === providers ? undefined : what)}
      />
      {part !== undefined && <PartExport kind={part} />}
    </>
  );
  return (
    <ImportScreen
      key={part}
      source={part === undefined ? providerKind.source : { name: part, alsoInvalidates: [name, ...alsoInvalidates] }}
      noun={part === undefined ? providerKind.noun : partNouns[part]}
      backTo={providerKind.noun.many}
      mayEdit={mayEdit}
      others={others}
      onBack={onBack}
    />
  );
}

/** The rows of all providers, as this import takes them. */
const PartExport = ({ kind }: { readonly kind: ProviderPartKind }) => (
  <ExportMenu alone noun={partNouns[kind]} {...usePartExport(kind)} />
);
