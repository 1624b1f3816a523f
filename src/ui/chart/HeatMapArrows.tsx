import { useEffect, useId, useState, type RefObject } from 'react';

import { css } from '#styled/css/index.js';

import { arrowBetween, type Point } from './arrows.ts';

const arrows = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', pointerEvents: 'none' });
const halo = css({ stroke: 'bg.surface', strokeWidth: '[5px]', fill: '[none]' });
const shaft = css({ stroke: 'fg.default', fill: '[none]' });
const head = css({ fill: 'fg.default' });

/** How many moved between two cells: the ids of their rows and columns. */
export interface HeatMapMove {
  readonly from: { readonly row: string; readonly column: string };
  readonly to: { readonly row: string; readonly column: string };
  readonly count: number;
}

interface HeatMapArrowsProps {
  /** The element that the cells are placed in; each names its row and column in `data-place`. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly moves: readonly HeatMapMove[];
}

/** Arrows over the cells of a heat map. */
export function HeatMapArrows({ frame, moves }: HeatMapArrowsProps) {
  const centres = useCentres(frame);
  const marker = useId();
  const most = Math.max(1, ...moves.map(({ count }) => count));
  return (
    <svg className={arrows} aria-hidden="true">
      <defs>
        <marker
          id={marker}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className={head} d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {moves.map(({ from, to, count }) => {
        const [start, end] = [centres.get(`${from.row} ${from.column}`), centres.get(`${to.row} ${to.column}`)];
        const arrow = start && end && arrowBetween(start, end);
        if (arrow === undefined) return null;
        const line = { x1: arrow.from.x, y1: arrow.from.y, x2: arrow.to.x, y2: arrow.to.y };
        return (
          <g key={Object.values(line).join(' ')}>
            <line className={halo} {...line} />
            <line className={shaft} {...line} strokeWidth={1 + (2 * count) / most} markerEnd={`url(#${marker})`} />
          </g>
        );
      })}
    </svg>
  );
}

/** The centres of the cells, by their place, where the browser has laid them out. */
function useCentres(frame: RefObject<HTMLElement | null>): ReadonlyMap<string, Point> {
  const [centres, setCentres] = useState<ReadonlyMap<string, Point>>(new Map());
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      const cells = [...current.querySelectorAll<HTMLElement>('[data-place]')];
      setCentres(
        new Map(
          cells.map(({ dataset, offsetLeft, offsetTop, offsetWidth, offsetHeight }) => [
            dataset['place'] ?? '',
            { x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2 },
          ]),
        ),
      );
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return centres;
}
