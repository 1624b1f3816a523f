import { useQuery } from '@tanstack/react-query';

import { namingKindLabels, pastNamingKindLabels } from '#domain/words/own-control.ts';
import { namedByQuery, type NamingRecord } from '#src/api/compliance/own-controls.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { RecordReference } from '#src/registers/links/RecordReference.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const item = css({ display: 'grid', gap: '2', paddingBlock: '6', borderBlockStart: 'subtle' });
const facts = css({ color: 'fg.muted', textStyle: 'xs' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const name = css({ overflowWrap: 'anywhere' });

/** The risks, policies, incidents and exemptions that name an own control. */
export function NamedBy({ ownControlId }: { readonly ownControlId: string }) {
  const { data, error, refetch } = useQuery(namedByQuery(useApi(), ownControlId));
  return (
    <FieldSection
      title="Risks, policies, incidents and exemptions"
      hint={data === undefined || data.length === 0 ? undefined : `${data.length}`}
    >
      {data === undefined ? (
        error ? (
          <LoadFailed what="records" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows />
        )
      ) : (
        <List records={data} />
      )}
    </FieldSection>
  );
}

function List({ records }: { readonly records: readonly NamingRecord[] }) {
  if (records.length === 0)
    return (
      <p className={note}>Nothing names it that you may view. Name it in a risk, policy, incident or exemption.</p>
    );
  return (
    <ul className={sectionList} aria-label="Records that name it">
      {records.map(({ kind, record, isCurrent }) => (
        <li key={record.id} className={item}>
          <span className={name}>
            <RecordReference kind={kind} record={record} />
          </span>
          <span className={facts}>{(isCurrent ? namingKindLabels : pastNamingKindLabels)[kind]}</span>
        </li>
      ))}
    </ul>
  );
}
