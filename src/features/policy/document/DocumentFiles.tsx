import { createLink } from '@tanstack/react-router';

import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { useDownload } from '#src/registers/attachments/useDownload.ts';
import { Button } from '#src/ui/Button.tsx';
import { FileIcon } from '#src/ui/icons.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const PolicyLink = createLink(TextLink);

const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
  '& > span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
});
const note = css({ color: 'fg.subtle', textStyle: 'xs' });

interface DocumentFilesProps {
  readonly policyId: string;
  readonly files: PolicyVersion['files'];
}

/** The files of a version: attached ones, as they were when it was approved. */
export function DocumentFiles({ policyId, files }: DocumentFilesProps) {
  const download = useDownload();
  return (
    <>
      <ul className={list} aria-label="Files">
        {files.map(({ attachmentId, name, number }) => (
          <li key={attachmentId} className={item}>
            <FileIcon />
            <span dir="auto">{name}</span>
            <span className={note}>Version {number}</span>
            <Button size="sm" onClick={() => download.mutate({ id: attachmentId, number, name })}>
              <DownloadIcon size={14} /> Download
            </Button>
          </li>
        ))}
      </ul>
      <p className={note}>
        {files.length === 0 ? 'No files are attached yet. ' : ''}
        Files are attached in the{' '}
        <PolicyLink to="/policy" search={{ policyId, tab: 'files' }}>
          Files tab of the policy
        </PolicyLink>
        .
      </p>
    </>
  );
}
