import { sealedLogExport } from '#src/api/record/logs.ts';
import { useExportOf } from '#src/registers/export/useExporting.ts';
import { Button } from '#src/ui/Button.tsx';

/** Saves the whole log with its chain of hashes, which an auditor can check without Attest (docs/log-chain.md). */
export function SealedLogButton() {
  const { running, onExport } = useExportOf(sealedLogExport, {
    noun: { one: 'entry', many: 'entries' },
    query: {},
    contents: 'the sealed log',
  });
  return (
    <Button disabled={running || onExport === undefined} onClick={() => onExport?.('json')}>
      Export sealed log
    </Button>
  );
}
