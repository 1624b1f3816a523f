import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { fileTypes } from '#domain/files/file-types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { shownAddressQuery, textQuery, type AttachmentVersion, type FileVersion } from '#src/api/record/attachments.ts';
import { isolated } from '#src/components/bidi.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { formatSize } from './format-size.ts';
import { shownAs } from './shown-types.ts';
import { useDownload } from './useDownload.ts';

const stage = css({ display: 'grid', placeItems: 'center', minHeight: '[40vh]', height: '[60vh]' });
const picture = css({ maxWidth: '[100%]', maxHeight: '[60vh]', objectFit: 'contain' });
const sheet = css({ width: '[100%]', height: '[60vh]', border: 'default' });
const text = css({
  width: '[100%]',
  height: '[60vh]',
  margin: '0',
  padding: '12',
  scrolls: 'y',
  border: 'default',
  background: 'bg.sunken',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textStyle: 'xs',
});
const note = css({ margin: '0', color: 'fg.muted' });
const place = css({ flex: '1', alignSelf: 'center', color: 'fg.subtle', textStyle: 'xs', tabularFigures: true });

/** A file that can be shown. */
export interface PreviewedFile extends Pick<FileVersion, 'id' | 'of'> {
  readonly latest: Pick<AttachmentVersion, 'name' | 'number' | 'type' | 'size'>;
}

interface FilePreviewProps {
  /** The files that can be shown. */
  readonly files: readonly PreviewedFile[];
  readonly shown: PreviewedFile;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** Shows a file above the page; the arrow keys lead to the one before and the one after it. */
export function FilePreview({ files, shown, onShow, onClose }: FilePreviewProps) {
  const download = useDownload();
  const index = files.findIndex(({ id }) => id === shown.id);
  const { [index - 1]: previous, [index + 1]: next } = files;
  const show = (file: PreviewedFile | undefined) => {
    if (file !== undefined) onShow(file.id);
  };
  useArrowKeys({ ArrowLeft: () => show(previous), ArrowRight: () => show(next) });
  const { id, of, latest } = shown;
  return (
    <Dialog.Root
      open
      size="xl"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Content
        title={isolated(latest.name)}
        footer={
          <>
            <span className={place} role="status">
              {index + 1} of {files.length} · {fileTypes[latest.type].name}, {formatSize(latest.size)}
            </span>
            <IconButton label="Previous file" disabled={previous === undefined} onClick={() => show(previous)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label="Next file" disabled={next === undefined} onClick={() => show(next)}>
              <ChevronRightIcon />
            </IconButton>
            <Button onClick={() => download.mutate({ id, of, number: latest.number, name: latest.name })}>
              <DownloadIcon /> Download
            </Button>
          </>
        }
      >
        <div className={stage} key={id}>
          <ShownFile file={shown} />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function ShownFile({ file: { id, of, latest } }: { readonly file: PreviewedFile }) {
  const version = { id, of, number: latest.number };
  const as = shownAs(latest.type);
  if (as === 'text') return <TextFile version={version} />;
  return <ShownByBrowser version={version} name={latest.name} as={as === 'image' ? 'image' : 'document'} />;
}

interface ShownByBrowserProps {
  readonly version: FileVersion;
  readonly name: string;
  readonly as: 'image' | 'document';
}

/** A picture, or a PDF file in the browser's own viewer. */
function ShownByBrowser({ version, name, as }: ShownByBrowserProps) {
  const address = useQuery(shownAddressQuery(useApi(), version));
  const [broken, setBroken] = useState(false);
  const { data, error } = address;
  if (error) return <LoadFailed what="file" error={error} onRetry={() => void address.refetch()} />;
  if (data === undefined) return <LoadingRows rows={3} />;
  if (broken) return <p className={note}>The browser cannot show this picture. Download it to open it.</p>;
  if (as === 'image') return <img className={picture} src={data.url} alt={name} onError={() => setBroken(true)} />;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Chrome has no viewer for it; the answer's own policy isolates the file.
  if (navigator.pdfViewerEnabled) return <iframe className={sheet} src={data.url} title={name} />;
  return <p className={note}>This browser shows no PDF files. Download it to open it.</p>;
}

function TextFile({ version }: { readonly version: FileVersion }) {
  const found = useQuery(textQuery(useApi(), version));
  const { data, error } = found;
  if (error) return <LoadFailed what="file" error={error} onRetry={() => void found.refetch()} />;
  if (data === undefined) return <LoadingRows rows={3} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it.
    <pre className={text} dir="auto" tabIndex={0} aria-label="Text of the file" role="document">
      {data}
    </pre>
  );
}

type Arrow = 'ArrowLeft' | 'ArrowRight';

const isArrow = (key: string): key is Arrow => key === 'ArrowLeft' || key === 'ArrowRight';

/** Calls one of two functions for the arrow keys, wherever the focus is. */
function useArrowKeys(calls: Readonly<Record<Arrow, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      calls[event.key]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
