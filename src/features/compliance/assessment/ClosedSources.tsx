import { useQuery } from '@tanstack/react-query';

import { complianceResultLabels, controlRelationLabels } from '#domain/words/own-control.ts';
import { closedItemsQuery, type ComplianceAssessment } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { countOf, formatDay, formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10' });
const heading = css({ textStyle: 'title.sm' });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const entry = css({ paddingBlock: '6', borderBlockStart: 'subtle', overflowWrap: 'anywhere' });
const facts = css({ display: 'block', margin: '0', color: 'fg.muted', textStyle: 'xs' });
const muted = css({ margin: '0', color: 'fg.muted' });

interface ClosedSourcesProps {
  readonly assessment: ComplianceAssessment;
  readonly positionId: string;
}

/** What a control was closed with: its own controls, other standards and evidence as they were then. */
export function ClosedSources({ assessment: { id, closings, closedAt }, positionId }: ClosedSourcesProps) {
  const { data, error, refetch } = useQuery(closedItemsQuery(useApi(), id, closings));
  const item = data?.find((one) => one.positionId === positionId);
  return (
    <section className={root} aria-label="Sources when it was closed">
      <h3 className={heading}>Sources when it was closed</h3>
      {closedAt !== null && <p className={muted}>As they were on {formatInstant(closedAt)}.</p>}
      {data === undefined &&
        (error === null ? <LoadingRows /> : <LoadFailed what="sources" error={error} onRetry={() => void refetch()} />)}
      {item !== undefined && <Closed item={item} />}
    </section>
  );
}

const Closed = ({ item: { sources, evidence } }: { readonly item: Schemas['ClosedItem'] }) => (
  <>
    {sources.length === 0 && <p className={muted}>It had no source.</p>}
    <ul className={list} aria-label="Sources">
      {sources.map(({ ref, title, relation, result }) => (
        <li key={`${ref} ${title}`} className={entry}>
          <span dir="auto">
            {ref} {title}
          </span>
          <span className={facts}>
            {complianceResultLabels[result]} · {controlRelationLabels[relation]}
          </span>
        </li>
      ))}
    </ul>
    {evidence.length > 0 && (
      <ul className={list} aria-label="Evidence">
        {evidence.map(({ ref, title, version, coveredUntil, files }) => (
          <li key={ref} className={entry}>
            <span dir="auto">
              {ref} {title}
            </span>
            <span className={facts}>
              Evidence, version {version}, {countOf(files.length, 'file')}
              {typeof coveredUntil === 'string' && `, covers until ${formatDay(coveredUntil)}`}
            </span>
          </li>
        ))}
      </ul>
    )}
  </>
);
