import { useQuery } from '@tanstack/react-query';

import { percentText } from '#domain/share.ts';
import { complianceResultLabels, controlRelationLabels, linkStandingLabels } from '#domain/words/own-control.ts';
import { positionHistoryQuery, type PositionDetails } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { ResultGlyph } from './ResultGlyph.tsx';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const title = css({ textStyle: 'title.sm', flex: '1' });
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '8' });
const source = css({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: '8',
  alignItems: 'baseline',
  paddingBlock: '6',
  borderBlockStart: 'subtle',
});
const facts = css({ display: 'block', margin: '0', color: 'fg.muted', textStyle: 'xs' });
const empty = css({ margin: '0', color: 'fg.muted' });

type Source = Schemas['PositionSource'];

/** What a source is called: an own control, or controls of other standards. */
const nameOf = ({ ownControl, positions }: Source): string =>
  ownControl === null
    ? positions.map(({ ref, standard }) => `${ref} of ${standard}`).join(', ')
    : `${ownControl.ref} ${ownControl.title}`;

const effects: Readonly<Record<Schemas['SourceEffect'], string>> = {
  FILLS: 'fills the result',
  PROPOSES: 'proposes its result',
  PART: 'meets a part',
  NONE: 'says nothing here',
};

/** Relation, what it does, and who says so. */
const factsOf = ({ relation, standing, effect, assertedBy, confidence, result }: Source): string =>
  [
    complianceResultLabels[result],
    controlRelationLabels[relation],
    effects[effect],
    ...(standing === 'CONFIRMED' ? [] : [linkStandingLabels[standing]]),
    ...(assertedBy === null ? [] : [`by ${assertedBy}`]),
    `confidence ${percentText(confidence)}`,
  ].join(' · ');

interface SourcesProps {
  readonly position: PositionDetails;
  /** Undefined for those who only read. */
  readonly onLink: (() => void) | undefined;
  readonly onCover: (() => void) | undefined;
}

/** Where the result of a control comes from: own controls and mappings, each with who asserted it. */
export const Sources = ({ position, onLink, onCover }: SourcesProps) => (
  <section className={root} aria-label="Sources" data-sources="" tabIndex={-1}>
    <div className={head}>
      <h3 className={title}>Sources</h3>
      {onLink !== undefined && (
        <Button size="sm" onClick={onLink}>
          Link own control
        </Button>
      )}
      {onCover !== undefined && position.sources.some(({ kind }) => kind === 'LINK') && (
        <Button size="sm" onClick={onCover}>
          Cover
        </Button>
      )}
    </div>
    {position.sources.length === 0 ? (
      <p className={empty}>Nothing is linked to this control yet. Your answer adds an own control.</p>
    ) : (
      <ul className={list}>
        {position.sources.map((one) => (
          <li key={one.id} className={source}>
            <ResultGlyph result={one.result} />
            <span dir="auto">
              {nameOf(one)}
              <span className={facts}>{factsOf(one)}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
    {position.cover !== null && (
      <p className={facts}>
        Cover: {position.cover.ownControls.map(({ ref }) => ref).join(', ')} together (
        {linkStandingLabels[position.cover.standing]})
      </p>
    )}
  </section>
);

/** The values that a control had, the newest first. */
export function PositionHistory({ positionId }: { readonly positionId: string }) {
  const { data, error, refetch } = useQuery(positionHistoryQuery(useApi(), positionId));
  if (data === undefined)
    return error === null ? (
      <LoadingRows />
    ) : (
      <LoadFailed what="history" error={error} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p className={empty}>Nothing has changed yet.</p>;
  return (
    <ol className={list} aria-label="History">
      {data.map((entry) => (
        <li key={`${entry.at} ${entry.cause}`} className={source}>
          <ResultGlyph result={entry.result} />
          <span dir="auto">
            {entry.cause}
            <span className={facts}>
              {formatInstant(entry.at)}
              {entry.by === null ? '' : `, ${entry.by.name}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
