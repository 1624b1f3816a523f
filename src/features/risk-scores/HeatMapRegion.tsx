import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { countedStatuses } from '#domain/risk/lifecycle.ts';
import { ratingOf, stages, type RatingBand, type Stage } from '#domain/risk/rating.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import { stageLabels } from '#domain/words/risk-stage.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { heatMapQuery, type RiskHeatMap } from '#src/api/risk/risk-scores.ts';
import { levelOf } from '#src/components/cells/level.ts';
import { DayField } from '#src/components/fields/DayField.tsx';
import { formatDay, formatNumber, today } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { HeatMap, type HeatMapStep } from '#src/ui/chart/HeatMap.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { SegmentGroup } from '#src/ui/form/SegmentGroup.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { Moves } from './Moves.tsx';
import { toHeatMapQuery } from './search.ts';

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlockStart: '12',
});
const dayBox = css({ width: '[12rem]' });
const note = css({ paddingInline: { base: '16', md: '20' }, color: 'fg.muted', textStyle: 'xs' });

const route = getRouteApi('/_app/_guarded/risk-dashboard');
const CellLink = createLink(TextLink);

/** The filters of the register that select the risks of a cell. */
const filtersOf = (stage: Stage, likelihoodId: string, impactId: string) => ({
  status: [...countedStatuses],
  [`${stage}LikelihoodId`]: [likelihoodId],
  [`${stage}ImpactId`]: [impactId],
});

const toRegister = (stage: Stage) => (likelihood: HeatMapStep, impact: HeatMapStep, content: ReactNode) => (
  <CellLink to="/risk-list" search={filtersOf(stage, likelihood.id, impact.id)}>
    {content}
  </CellLink>
);

interface HeatMapRegionProps {
  /** A matrix without risks is not shown: it is not known whether there are any. */
  readonly waitsForRisks?: boolean;
}

const isEmpty = ({ cells, elsewhere }: RiskHeatMap) => elsewhere === 0 && cells.every(({ count }) => count === 0);

/** The matrix with how many risks are where, now or at the end of any day. */
export function HeatMapRegion({ waitsForRisks = false }: HeatMapRegionProps) {
  const search = route.useSearch();
  const { stage, asOf } = search;
  const navigate = useNavigate();
  const show = (change: object) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true });
  const map = useQuery(heatMapQuery(useApi(), toHeatMapQuery(search)));
  const isHidden = map.isPending || (waitsForRisks && map.data !== undefined && isEmpty(map.data));
  return (
    <Region title="Likelihood and impact" note="Number of risks, score at top right">
      <div className={tools}>
        <SegmentGroup
          label="Risk shown"
          options={stages.map((value) => ({ value, label: stageLabels[value] }))}
          value={stage}
          onValueChange={(value) => show({ stage: value })}
        />
        <div className={dayBox}>
          <DayField
            label="As of"
            value={asOf ?? null}
            error={asOf !== undefined && asOf > today() ? 'There is nothing to show yet' : undefined}
            onValueChange={(day) => show({ asOf: day ?? undefined })}
          />
        </div>
      </div>
      {isHidden && <LoadingRows />}
      {map.isError && <LoadFailed what="matrix" error={map.error} onRetry={() => void map.refetch()} />}
      {!isHidden && map.data !== undefined && <Matrix map={map.data} stage={stage} asOf={asOf} />}
    </Region>
  );
}

/** Whether the arrow of a move is between two cells of the matrix that is drawn. */
const isDrawn =
  ({ likelihoods, impacts }: RiskHeatMap) =>
  ({ from, to }: RiskHeatMap['moves'][number]) =>
    likelihoods.some(({ id }) => id === to.likelihoodId) &&
    impacts.some(({ id }) => id === to.impactId) &&
    (from.likelihoodId !== to.likelihoodId || from.impactId !== to.impactId);

/** Which matrix is drawn. */
function matrixNote({ matrixVersion, isOfToday }: RiskHeatMap, day: string | undefined): string {
  if (matrixVersion === null) return '';
  if (day !== undefined && isOfToday)
    return `Drawn with today’s matrix (version ${matrixVersion}): none was kept of ${formatDay(day)}.`;
  return `Matrix version ${matrixVersion}`;
}

interface MatrixProps {
  readonly map: RiskHeatMap;
  readonly stage: Stage;
  readonly asOf: string | undefined;
}

function Matrix({ map, stage, asOf }: MatrixProps) {
  const { likelihoods, impacts, cells, elsewhere, moves, movesOfDay, appetite } = map;
  const bands: readonly RatingBand[] = map.bands;
  const counts = new Map(cells.map(({ likelihoodId, impactId, count }) => [`${likelihoodId} ${impactId}`, count]));
  const cellAt = (likelihood: HeatMapStep, impact: HeatMapStep) => {
    const score = likelihood.score * impact.score;
    const rating = ratingOf(score, bands);
    return {
      count: counts.get(`${likelihood.id} ${impact.id}`) ?? 0,
      score,
      level: rating === null ? null : levelOf(rating.level),
      colour: rating?.colour ?? undefined,
      rating: rating?.name ?? labels.notRated,
      isAbove: appetite !== null && score > appetite,
    };
  };
  const day = asOf === undefined || asOf >= today() ? undefined : asOf;
  return (
    <>
      <HeatMap
        label={`${stageLabels[stage]} risk${day === undefined ? '' : `, as of ${formatDay(day)}`}`}
        rowsLabel="Likelihood"
        columnsLabel="Impact"
        rows={likelihoods}
        columns={impacts}
        cellAt={cellAt}
        // The register shows risks as they are now.
        link={day === undefined ? toRegister(stage) : undefined}
        moves={moves.filter(isDrawn(map)).map(({ from, to, count }) => ({
          from: { row: from.likelihoodId, column: from.impactId },
          to: { row: to.likelihoodId, column: to.impactId },
          count,
        }))}
        format={formatNumber}
      />
      {elsewhere > 0 && <p className={note}>{formatNumber(elsewhere)} not assessed</p>}
      <p className={note}>{matrixNote(map, day)}</p>
      {day !== undefined && <Moves since={day} moves={moves} isAlone={movesOfDay.length === 0} />}
      <Moves since={daysAfter(day ?? today(), -1)} moves={movesOfDay} />
    </>
  );
}
