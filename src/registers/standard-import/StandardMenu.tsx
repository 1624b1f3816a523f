import { useMutation } from '@tanstack/react-query';

import { standardName } from '#domain/compliance/standard-name.ts';
import { saveFile } from '#src/actors/save-file.ts';
import {
  catalogueCalls,
  type CatalogueSide,
  type StandardFormat,
  type StandardVersion,
} from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatInstant } from '#src/components/format.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CheckIcon, CloseIcon, ColumnsIcon, FileIcon } from '#src/ui/icons.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { DownloadIcon, EditIcon, MoreIcon, TrashIcon } from '#src/ui/tool-icons.tsx';

import type { StandardStepAction } from './StandardStepDialog.tsx';

const formats = {
  oscal: 'Export as OSCAL',
  xlsx: 'Export as Excel',
  csv: 'Export as CSV',
} as const satisfies Record<StandardFormat, string>;

const formatKeys = ['oscal', 'xlsx', 'csv'] as const satisfies readonly StandardFormat[];

interface StandardMenuProps {
  readonly side: CatalogueSide;
  readonly version: StandardVersion;
  /** Whether the person may publish and withdraw it, and read the file that it was imported from. */
  readonly mayEdit: boolean;
  /** Whether they may undo its import. */
  readonly mayRemove: boolean;
  /** Fills in titles and texts of a draft. */
  readonly onFill: () => void;
  /** Shows what became of the controls of a former version. */
  readonly onCompare: () => void;
  readonly onStep: (action: StandardStepAction) => void;
}

/** What can be done with a version of a standard. */
export function StandardMenu({ side, version, mayEdit, mayRemove, onFill, onCompare, onStep }: StandardMenuProps) {
  const { id, status, sourceName, undoableUntil } = version;
  const mayUndo = mayRemove && undoableUntil !== null && !isPast(undoableUntil);
  // Until then its import can be undone instead.
  const mayDiscard = mayEdit && status === 'DRAFT' && !mayUndo;
  const download = useDownload(side, id);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" label={`More for ${standardName(version)}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {mayEdit && status === 'DRAFT' && (
          <Menu.Item value="fill" onSelect={onFill}>
            <EditIcon /> Fill in titles and texts
          </Menu.Item>
        )}
        {mayEdit && status === 'DRAFT' && (
          <Menu.Item value="publish" onSelect={() => onStep('PUBLISH')}>
            <CheckIcon /> Publish
          </Menu.Item>
        )}
        {mayEdit && status === 'PUBLISHED' && (
          <Menu.Item value="withdraw" onSelect={() => onStep('WITHDRAW')}>
            <CloseIcon /> Withdraw
          </Menu.Item>
        )}
        <Menu.Item value="compare" onSelect={onCompare}>
          <ColumnsIcon /> Compare with a former version
        </Menu.Item>
        {formatKeys.map((format) => (
          <Menu.Item key={format} value={format} onSelect={() => download.mutate(format)}>
            <DownloadIcon /> {formats[format]}
          </Menu.Item>
        ))}
        {mayEdit && sourceName !== null && (
          <Menu.Item value="source" onSelect={() => download.mutate('source')}>
            <FileIcon /> Download the imported file
          </Menu.Item>
        )}
        {(mayUndo || mayDiscard) && <Menu.Separator />}
        {mayUndo && (
          <Menu.Item value="undo" data-tone="danger" onSelect={() => onStep('UNDO')}>
            <TrashIcon /> Undo import (until {formatInstant(undoableUntil)})
          </Menu.Item>
        )}
        {mayDiscard && (
          <Menu.Item value="discard" data-tone="danger" onSelect={() => onStep('DISCARD')}>
            <TrashIcon /> Delete draft
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}

const isPast = (instant: string, now = Date.now()): boolean => Date.parse(instant) <= now;

function useDownload(side: CatalogueSide, id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (what: StandardFormat | 'source') =>
      what === 'source'
        ? catalogueCalls(api, side).source({ path: { id } })
        : catalogueCalls(api, side).exportFile({ path: { id }, query: { format: what } }),
    onSuccess: saveFile,
    onError: ({ message }) => toast.error('The file was not downloaded', message || texts.errors.fallback),
  });
}
