import { type ChangeEvent, type DragEvent, useId } from 'react';

import type { ChosenFile } from '#machines/evidence-request/evidence-request.machine.ts';
import { newId } from '#src/storage/new-id.ts';
import { evidenceTexts as texts } from '#src/texts/secure-evidence.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon, FileIcon } from '#src/ui/icons.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/css.js';

import { fileSize } from '../file-size.ts';
import type { EvidenceView } from './data.ts';
import { chosenFiles } from './evidence-actors.ts';
import type { RequestState } from './state.ts';

const list = css({ display: 'grid', gap: '6' });
const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10',
  minHeight: '40',
  paddingInline: '12',
  paddingBlock: '6',
  border: 'default',
  borderRadius: 'sm',
  textStyle: 'sm',
});
const name = css({ flex: '1', minWidth: '[8rem]', overflowWrap: 'anywhere', color: 'fg.default' });
const quiet = css({ color: 'fg.subtle', textStyle: 'sm' });
const wrong = css({ color: 'danger.fg', textStyle: 'sm' });
const zone = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  padding: '12',
  border: '[1px dashed token(colors.border.control)]',
  borderRadius: 'sm',
  color: 'accent.fg',
  cursor: 'pointer',
  minHeight: 'touch',
  '&:has(:focus-visible)': { outlineWidth: '2', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: '2' },
  '& input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'pointer' },
});

type FilesProps = RequestState & { readonly locale: string };

/** Keeps the content of files for the service, and returns what the machine knows of them. */
const chosen = (files: readonly File[]): ChosenFile[] =>
  files.map((file) => {
    const key = newId();
    chosenFiles.set(key, file);
    return { key, name: file.name };
  });

/** A file that the server has. */
function StoredFile({ file, snapshot, send, locale }: FilesProps & { readonly file: EvidenceView['files'][number] }) {
  const removal = { type: 'file.removed', fileId: file.id } as const;
  return (
    <div className={frame}>
      <FileIcon />
      <a className={name} href={file.url}>
        <bdi>{file.name}</bdi>
      </a>
      <span className={quiet}>{fileSize(file.size, locale)}</span>
      {snapshot.matches('open') && (
        <IconButton label={texts.remove(file.name)} disabled={!snapshot.can(removal)} onClick={() => send(removal)}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}

/** Takes more files: chosen, or dropped. */
function Chooser({ snapshot, send }: RequestState) {
  const id = useId();
  const { view, mistakes } = snapshot.context;
  const error = mistakes['files'];
  const add = (files: readonly File[]) => send({ type: 'files.chosen', files: chosen(files) });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its input can be reached without a mouse. */}
      <label className={zone} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <UploadIcon />
        <span>{texts.choose}</span>
        <input
          type="file"
          multiple
          aria-label={texts.choose}
          aria-describedby={id}
          aria-invalid={error !== undefined}
          onChange={choose}
        />
      </label>
      <p id={id} className={error === undefined ? quiet : wrong} role={error === undefined ? undefined : 'alert'}>
        {error ?? texts.filesHelp(view.largestFile)}
      </p>
    </>
  );
}

/** The files that are given: those that the server has, those that are being sent, and those that were refused. */
export function GivenFiles({ snapshot, send, locale }: FilesProps) {
  const { view, waiting, refused } = snapshot.context;
  return (
    <div className={list}>
      {view.files.map((file) => (
        <StoredFile key={file.id} file={file} snapshot={snapshot} send={send} locale={locale} />
      ))}
      {waiting.map((file, index) => (
        <div key={file.key} className={frame}>
          <FileIcon />
          <bdi className={name}>{file.name}</bdi>
          <span className={quiet} role="status">
            {index === 0 ? texts.sending : texts.waiting}
          </span>
        </div>
      ))}
      {refused.map(({ key, name: refusedName, message }) => (
        <div key={key} className={frame}>
          <FileIcon />
          <bdi className={name}>{refusedName}</bdi>
          <span className={wrong} role="alert">
            {message}
          </span>
          <IconButton label={texts.dismiss(refusedName)} onClick={() => send({ type: 'refusal.dismissed', key })}>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      {snapshot.matches('open') && <Chooser snapshot={snapshot} send={send} />}
    </div>
  );
}
