import { useMutation } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { assessmentReviews } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

type AssessmentFile = Schemas['AssessmentFile'];

const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const item = css({ display: 'flex', alignItems: 'center', gap: '8', paddingBlock: '4', minWidth: '0' });
const name = css({ minWidth: '0', overflowWrap: 'anywhere' });
const size = css({ color: 'fg.subtle', textStyle: 'xs', whiteSpace: 'nowrap', flex: '1' });

/** Puts a respondent's file among the browser's downloads, from an address that is valid for a minute. */
function useFileDownload() {
  const api = useApi();
  return useMutation({
    async mutationFn({ id, name: as }: AssessmentFile) {
      const { url } = await assessmentReviews(api).fileAddress({ path: { id } });
      const link = document.createElement('a');
      link.href = url;
      link.download = as;
      link.rel = 'noopener noreferrer';
      link.click();
    },
    onError: ({ message }, { name: as }) => toast.error(`${isolated(as)} could not be downloaded`, message),
  });
}

/** The files of an answer, each to be downloaded. */
export function AnswerFiles({ files }: { readonly files: readonly AssessmentFile[] }) {
  const download = useFileDownload();
  if (files.length === 0) return null;
  return (
    <ul className={list} aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className={item}>
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
        </li>
      ))}
    </ul>
  );
}
