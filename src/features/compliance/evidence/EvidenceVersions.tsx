import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { versionsOfEvidenceQuery, type EvidenceVersion } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { DayField } from '#src/components/fields/DayField.tsx';
import { formatDay, formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const item = css({ display: 'grid', gap: '2', paddingBlock: '8', borderBlockStart: 'subtle' });
const name = css({ margin: '0', fontWeight: 'medium' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const hash = css({ color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });
const files = css({
  display: 'grid',
  gap: '2',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

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
            <Version key={version.number} version={version} />
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

function Version({ version }: { readonly version: EvidenceVersion }) {
  const { number, madeOn, replacedAt, replacedBy, note } = version;
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
        <ul className={files}>
          {version.files.map((file) => (
            <li key={`${file.name} ${file.sha256}`}>
              <bdi>{file.name}</bdi>{' '}
              <span className={facts}>
                {formatSize(file.size)}
                {file.attachedAt !== null && `, attached ${formatInstantDay(file.attachedAt)}`}
              </span>
              <div className={hash}>SHA-256 {file.sha256}</div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
