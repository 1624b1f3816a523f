import type { UseQueryResult } from '@tanstack/react-query';

import { sealedLogExport, verifiableLogExport } from '#src/api/record/logs.ts';
import type { ExportSource, Page } from '#src/api/record/register.ts';
import { ExportItems } from '#src/components/register/ExportMenu.tsx';
import { countedOf } from '#src/components/words.ts';
import { useExportOf } from '#src/registers/export/useExporting.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';

const noun = { one: 'entry', many: 'entries' };

interface LogExportMenuProps {
  readonly source: ExportSource;
  /** What the list shows, in its order. */
  readonly query: object;
  readonly list: UseQueryResult<Page<unknown>>;
  /** Whether it is everyone's log, which can also be exported whole, with its chain of hashes. */
  readonly isOfAll?: boolean;
}

/** Exports a log as the list shows it; everyone's also whole, for auditors. */
export function LogExportMenu({ source, query, list, isOfAll = false }: LogExportMenuProps) {
  const totals = list.data?.pagination;
  const contents = totals === undefined || totals.total === 0 ? undefined : countedOf(totals, noun);
  const exporting = useExportOf(source, { noun, query, contents });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton label="Export" word="Export" variant="secondary" size="lg">
          <DownloadIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <ExportItems {...exporting} noun={noun} />
        {isOfAll && <WholeLog />}
      </Menu.Content>
    </Menu.Root>
  );
}

const whole = { noun, query: {}, contents: 'the whole log' };

/** The whole log with its chain of hashes, which an auditor checks without Attest (docs/log-chain.md). */
function WholeLog() {
  const page = useExportOf(verifiableLogExport, whole);
  const file = useExportOf(sealedLogExport, whole);
  return (
    <>
      <Menu.Separator />
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>Whole log, which can be checked without Attest</Menu.ItemGroupLabel>
        <Menu.Item
          value="whole-page"
          disabled={page.running || page.onExport === undefined}
          onSelect={() => page.onExport?.('json')}
        >
          Whole log for auditors <Menu.Shortcut>.html</Menu.Shortcut>
        </Menu.Item>
        <Menu.Item
          value="whole-file"
          disabled={file.running || file.onExport === undefined}
          onSelect={() => file.onExport?.('json')}
        >
          Whole log, sealed <Menu.Shortcut>.json</Menu.Shortcut>
        </Menu.Item>
      </Menu.ItemGroup>
    </>
  );
}
