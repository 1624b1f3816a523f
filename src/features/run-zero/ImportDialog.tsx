import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import type { RunZeroImport } from '#src/api/information-asset/run-zero-assets.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { deviceNoun } from './MoveDialog.tsx';
import { useRunZeroImport } from './useRunZeroImport.ts';

const column = css({ display: 'grid', justifyItems: 'start', gap: '12', '& > p': { margin: '0' } });
const list = css({ margin: '0', paddingInlineStart: '16', overflowWrap: 'anywhere' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });

/** The button that opens the import, and its dialog: a file, and what became of its devices. */
export function ImportDialog() {
  const { actor, sent, choose } = useRunZeroImport();
  const { file, complete, result, failure } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => value);
  const isImporting = state === 'importing';
  return (
    <>
      <Button onClick={() => actor.send({ type: 'dialog.opened' })}>
        <UploadIcon /> Import
      </Button>
      <Dialog.Root
        size="md"
        open={state !== 'closed'}
        closeOnEscape={!isImporting}
        closeOnInteractOutside={!isImporting}
        onOpenChange={({ open }) => !open && actor.send({ type: 'dialog.closed' })}
      >
        <Dialog.Content title="Import what runZero has found" closable={!isImporting}>
          <div className={column}>
            {failure !== null && (
              <Banner
                tone="danger"
                title="The file was not imported"
                actions={
                  <Button size="sm" onClick={() => actor.send({ type: 'import.retried' })}>
                    Try again
                  </Button>
                }
              >
                {failure.message}
              </Banner>
            )}
            {(state === 'choosing' || state === 'failed') && (
              <Chooser
                complete={complete}
                onComplete={(all) => actor.send({ type: 'completeness.chosen', complete: all })}
                onChoose={choose}
              />
            )}
            {isImporting && file !== null && (
              <>
                <p role="status">
                  {sent >= file.size ? 'Reading' : 'Uploading'} {file.name}...
                </p>
                <Progress
                  label={`Uploading ${file.name}`}
                  value={Math.min(sent, file.size)}
                  max={Math.max(file.size, 1)}
                />
                {/* What has arrived is imported, whether or not anyone waits for it. */}
                {sent < file.size && <Button onClick={() => actor.send({ type: 'import.cancelled' })}>Cancel</Button>}
              </>
            )}
            {result !== null && <Outcome result={result} />}
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}

interface ChooserProps {
  readonly complete: boolean;
  readonly onComplete: (complete: boolean) => void;
  readonly onChoose: (file: File) => void;
}

function Chooser({ complete, onComplete, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>
        Export the assets in runZero as JSON, JSON lines or CSV, and choose the file here: at most 20 MB and 20,000
        devices. Devices that are listed already are updated.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.jsonl,.ndjson,.csv"
        aria-label="File to import"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Checkbox checked={complete} onCheckedChange={onComplete}>
        The export has all devices: those that are listed and not in it are gone
      </Checkbox>
      <Button variant="primary" onClick={() => input.current?.click()}>
        <UploadIcon /> Choose file
      </Button>
    </>
  );
}

/** What became of the devices, and why some were left out. */
function Outcome({
  result: { read, added, updated, unchanged, older, refused, gone, refusals },
}: {
  readonly result: RunZeroImport;
}) {
  return (
    <>
      <p role="status">
        {counted(read, deviceNoun)} read: {formatNumber(added)} added, {formatNumber(updated)} updated,{' '}
        {formatNumber(unchanged)} unchanged
        {older > 0 && ` (${formatNumber(older)} seen since this export)`}
        {refused > 0 && `, ${formatNumber(refused)} left out`}
        {gone > 0 && `. ${counted(gone, deviceNoun)} ${gone === 1 ? 'is' : 'are'} gone`}
      </p>
      {refused > 0 && (
        <ul className={list} aria-label="Left out">
          {refusals.map(({ entry, field, message }) => (
            <li key={entry}>
              Device {formatNumber(entry)}
              {field !== '' && `, ${field}`}: {message}
            </li>
          ))}
        </ul>
      )}
      {refused > refusals.length && <p className={note}>The first {formatNumber(refusals.length)} are shown</p>}
    </>
  );
}
