import { useMutation } from '@tanstack/react-query';

import { percentText } from '#domain/share.ts';
import { organisationExportStateTexts } from '#domain/words/organisation-export.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { organisationExports, type OrganisationExport } from '#src/api/organisation/exports.ts';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '[minmax(0, 1fr) 9rem 7rem]' },
  alignItems: 'start',
  columnGap: '12',
  rowGap: '4',
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
});
const what = css({ fontWeight: 'medium' });
const note = css({ color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });

const shapes = { QUEUED: 'open', RUNNING: 'half', READY: 'done', FAILED: 'rejected', EXPIRED: 'expired' } as const;
const tones = { QUEUED: 'neutral', RUNNING: 'info', READY: 'success', FAILED: 'danger', EXPIRED: 'neutral' } as const;

const megabytes = (bytes: number) => `${formatNumber(Math.max(0.1, Math.round(bytes / 100_000) / 10))} MB`;

/** `4,766 rows and 14 files, 0.5 MB`; empty while it is not ready. */
function contentsOf({ rowCount, fileCount, size }: OrganisationExport): string {
  if (rowCount === null || fileCount === null || size === null) return '';
  return `${formatNumber(rowCount)} rows and ${formatNumber(fileCount)} ${fileCount === 1 ? 'file' : 'files'}, ${megabytes(size)}`;
}

interface ExportRowProps {
  readonly made: OrganisationExport;
}

/** One export: who asked for it, how far it is, and what is in it. */
export function ExportRow({ made }: ExportRowProps) {
  const { state, progress, requestedAt, requestedBy, expiresAt, sha256, failure } = made;
  const contents = contentsOf(made);
  return (
    <li className={row}>
      <div>
        <div className={what}>{formatInstant(requestedAt)}</div>
        <div className={note} dir="auto">
          {requestedBy.name}
        </div>
        {contents !== '' && <div className={note}>{contents}</div>}
        {sha256 !== null && <div className={note}>SHA-256 {sha256}</div>}
        {state === 'READY' && expiresAt !== null && (
          <div className={note}>Will be deleted on {formatInstant(expiresAt)}</div>
        )}
        {failure !== null && <div className={note}>{failure}</div>}
      </div>
      <StatusText shape={shapes[state]} tone={tones[state]}>
        {organisationExportStateTexts[state]}
        {state === 'RUNNING' && ` (${percentText(progress)})`}
      </StatusText>
      {state === 'READY' && <Download made={made} />}
    </li>
  );
}

function Download({ made: { id, requestedAt } }: ExportRowProps) {
  const api = useApi();
  const downloading = useMutation({
    mutationFn: () => organisationExports(api).open({ path: { id } }),
    // Its answer is an attachment: the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error('The archive was not opened', error.message || texts.errors.fallback),
  });
  return (
    <Button
      size="sm"
      aria-label={`Download: ${formatInstant(requestedAt)}`}
      busy={downloading.isPending}
      busyLabel="Opening..."
      onClick={() => downloading.mutate()}
    >
      Download
    </Button>
  );
}
