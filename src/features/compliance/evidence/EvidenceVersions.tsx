import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { evidenceCourse, versionsOfEvidenceQuery, type EvidenceVersion } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { isolated } from '#src/components/bidi.ts';
import { DayField } from '#src/components/fields/DayField.tsx';
import { formatDay, formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { DownloadList } from '#src/registers/attachments/DownloadList.tsx';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const item = css({ display: 'grid', gap: '2', paddingBlock: '8', borderBlockStart: 'subtle' });
const name = css({ margin: '0', fontWeight: 'medium' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const hash = css({ color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });
const lost = css({ overflowWrap: 'anywhere' });

/** The versions of a piece of evidence with the hashes of their files; for a day, those that were the evidence on it. */
export function EvidenceVersions({ evidenceId }: { readonly evidenceId: string }) {
  const [on, setOn] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(versionsOfEvidenceQuery(useApi(), evidenceId, on));
  return (
    <>
      <DayField label="The evidence on" value={on} onValueChange={setOn} />
      {data === undefined &&
        (error ? (
          <LoadFailed what="versions" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={2} />
        ))}
      {data?.length === 0 && <p className={facts}>No version covers that day</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={sectionList} aria-label="Versions of the evidence">
          {data.map((version) => (
            <Version key={version.number} evidenceId={evidenceId} version={version} />
          ))}
        </ul>
      )}
    </>
  );
}

function covered({ coveredFrom, coveredUntil }: EvidenceVersion): string {
  if (coveredFrom === null || coveredUntil === null) return 'No date';
  return coveredFrom === coveredUntil
    ? `Covers ${formatDay(coveredFrom)}`
    : `Covers ${formatDay(coveredFrom)} to ${formatDay(coveredUntil)}`;
}

interface VersionProps {
  readonly evidenceId: string;
  readonly version: EvidenceVersion;
}

function Version({ evidenceId, version }: VersionProps) {
  const { number, madeOn, replacedAt, replacedBy, note, givenBy } = version;
  return (
    <li className={item}>
      <p className={name}>
        Version {number}
        {replacedAt === null && ' (current)'}
      </p>
      <p className={facts}>
        {[
          covered(version),
          ...(madeOn === null ? [] : [`made ${formatDay(madeOn)}`]),
          ...(givenBy === '' ? [] : [`given by ${isolated(givenBy)}`]),
          ...(replacedAt === null
            ? []
            : [`replaced ${formatInstantDay(replacedAt)} by ${replacedBy?.name ?? 'a former member'}`]),
        ].join(', ')}
      </p>
      {note !== '' && (
        <p className={facts} dir="auto">
          {note}
        </p>
      )}
      {version.files.length === 0 ? (
        <p className={facts}>No files</p>
      ) : (
        <Files evidenceId={evidenceId} files={version.files} />
      )}
    </li>
  );
}

/** The files of a version: each to be downloaded, but for those of which only the hash is left. */
function Files({ evidenceId, files }: { readonly evidenceId: string; readonly files: EvidenceVersion['files'] }) {
  const api = useApi();
  const stored = files.flatMap(({ id, ...file }) => (id === null ? [] : [{ ...file, id }]));
  const gone = files.filter(({ id }) => id === null);
  return (
    <>
      <DownloadList
        files={stored}
        addressOf={(fileId) => evidenceCourse(api).versionFileAddress({ path: { id: evidenceId, fileId } })}
        noteOf={({ sha256, attachedAt }) =>
          [...(attachedAt === null ? [] : [`Attached ${formatInstantDay(attachedAt)}`]), `SHA-256 ${sha256}`].join(', ')
        }
      />
      {gone.map((file) => (
        <div key={`${file.name} ${file.sha256}`} className={lost}>
          <bdi>{file.name}</bdi> <span className={facts}>{formatSize(file.size)}, deleted for good</span>
          <div className={hash}>SHA-256 {file.sha256}</div>
        </div>
      ))}
    </>
  );
}
