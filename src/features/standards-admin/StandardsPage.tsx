import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { standardVersionsQuery } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { StandardImportDialog } from '#src/registers/standard-import/StandardImportDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { StandardTable } from './StandardTable.tsx';

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });

/** /admin/standards: the versions of the platform's standards. */
export function StandardsPage() {
  const versions = useVersions();
  const mayAdd = useMay({ feature: 'ADMIN_STANDARDS', level: 'ADD' });
  const [importing, setImporting] = useState(false);
  const openImport = () => setImporting(true);
  return (
    <div className={screen}>
      <PageTitle
        title="Standards"
        note={versions.data && counted(versions.data.length, { one: 'version', many: 'versions' })}
        actions={
          mayAdd && (
            <Button variant="primary" onClick={openImport}>
              <UploadIcon /> Import standard
            </Button>
          )
        }
      />
      <Content versions={versions} onImport={mayAdd ? openImport : undefined} />
      <StandardImportDialog side="PLATFORM" open={importing} onClose={() => setImporting(false)} />
    </div>
  );
}

const useVersions = () => useQuery(standardVersionsQuery(useApi(), 'PLATFORM'));

interface ContentProps {
  readonly versions: ReturnType<typeof useVersions>;
  readonly onImport: (() => void) | undefined;
}

function Content({ versions, onImport }: ContentProps) {
  if (versions.isError)
    return <LoadFailed what="standards" error={versions.error} onRetry={() => void versions.refetch()} />;
  if (versions.isPending) return <LoadingRows />;
  if (versions.data.length > 0) return <StandardTable versions={versions.data} />;
  return (
    <EmptyState title="No standards yet" actions={onImport && <Button onClick={onImport}>Import standard</Button>}>
      Import a standard from a file, or NIST SP 800-53 LOW, which comes with Attest. Organisations adopt what is
      published.
    </EmptyState>
  );
}
