import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { matrixVersionsQuery, type RiskMatrixVersion } from '#src/api/risk/risk-matrix.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { tools } from './entry-styles.ts';
import { MatrixPicture } from './MatrixPicture.tsx';

const list = css({ listStyle: '[none]', margin: '0', padding: '0' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '4',
  borderBlockEnd: 'subtle',
});
const about = css({ flex: '1', minWidth: '0', color: 'fg.muted', overflowWrap: 'anywhere' });

const pageSize = 10;

/** Every version of the matrix that was in force, newest first; each can be opened. */
export function MatrixVersions() {
  const [perPage, setPerPage] = useState(pageSize);
  const { data, error, refetch, isFetching } = useQuery(matrixVersionsQuery(useApi(), { perPage }));
  const [open, setOpen] = useState<RiskMatrixVersion>();
  if (data === undefined)
    return error ? <LoadFailed what="versions" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  return (
    <Region title="Versions" note="A score keeps the version that it was made with">
      <ul className={list}>
        {data.data.map((version) => (
          <li key={version.number} className={item}>
            <Button size="sm" onClick={() => setOpen(version)}>
              Version {version.number}
            </Button>
            <span className={about}>
              {formatInstant(version.at)}
              {version.by !== null && ` · ${version.by.name}`}
            </span>
          </li>
        ))}
      </ul>
      {data.pagination.total > data.data.length && perPage < mostVersions && (
        <div className={tools}>
          <Button size="sm" busy={isFetching} busyLabel="Loading..." onClick={() => setPerPage(mostVersions)}>
            Show earlier versions
          </Button>
        </div>
      )}
      {open !== undefined && <VersionDialog version={open} onClose={() => setOpen(undefined)} />}
    </Region>
  );
}

/** As many as one request answers. */
const mostVersions = 100;

interface VersionDialogProps {
  readonly version: RiskMatrixVersion;
  readonly onClose: () => void;
}

function VersionDialog({ version, onClose }: VersionDialogProps) {
  const offered = (levels: RiskMatrixVersion['likelihoods']) => levels.filter(({ active }) => active);
  const title = `Version ${version.number} of the matrix`;
  return (
    <Dialog.Root
      open
      size="xl"
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Dialog.Content
        title={title}
        description={`From ${formatInstant(version.at)}${version.by === null ? '' : `, by ${version.by.name}`}.`}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <MatrixPicture
          label={title}
          matrix={{ ...version, likelihoods: offered(version.likelihoods), impacts: offered(version.impacts) }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
