import { useMutation } from '@tanstack/react-query';

import { isolated } from '#src/components/bidi.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { formatSize } from './format-size.ts';

const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const item = css({ display: 'flex', alignItems: 'center', gap: '8', paddingBlock: '4', minWidth: '0' });
const name = css({ minWidth: '0', overflowWrap: 'anywhere' });
const size = css({ color: 'fg.subtle', textStyle: 'xs', whiteSpace: 'nowrap', flex: '1' });
const below = css({ color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere', paddingBlockEnd: '4' });

interface DownloadedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

interface DownloadListProps<File extends DownloadedFile> {
  readonly files: readonly File[];
  /** An address of a file that is valid for a minute. */
  readonly addressOf: (id: string) => Promise<{ readonly url: string }>;
  /** What is said below the name. */
  readonly noteOf?: (file: File) => string;
  /** Takes a file back; omitted if nobody can. */
  readonly onRemove?: (file: File) => void;
  readonly isRemoving?: boolean;
}

/** Files that someone has sent who was asked for them, each to be downloaded: they are never opened in the page. */
export function DownloadList<File extends DownloadedFile>({
  files,
  addressOf,
  noteOf,
  onRemove,
  isRemoving,
}: DownloadListProps<File>) {
  const download = useMutation({
    async mutationFn({ id, name: as }: DownloadedFile) {
      const { url } = await addressOf(id);
      const link = document.createElement('a');
      link.href = url;
      link.download = as;
      link.rel = 'noopener noreferrer';
      link.click();
    },
    onError: ({ message }, { name: as }) => toast.error(`${isolated(as)} could not be downloaded`, message),
  });
  if (files.length === 0) return null;
  return (
    <ul className={list} aria-label="Files">
      {files.map((file) => (
        <li key={file.id}>
          <div className={item}>
            <span className={name} dir="auto">
              {file.name}
            </span>
            <span className={size}>{formatSize(file.size)}</span>
            <Button
              size="sm"
              aria-label={`Download ${file.name}`}
              disabled={download.isPending}
              onClick={() => download.mutate(file)}
            >
              <DownloadIcon />
              Download
            </Button>
            {onRemove && (
              <IconButton size="sm" label={`Remove ${file.name}`} disabled={isRemoving} onClick={() => onRemove(file)}>
                <CloseIcon />
              </IconButton>
            )}
          </div>
          {noteOf && <div className={below}>{noteOf(file)}</div>}
        </li>
      ))}
    </ul>
  );
}
