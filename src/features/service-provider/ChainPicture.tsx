import { Link } from '@tanstack/react-router';

import { levelLabels } from '#domain/words/information-asset.ts';
import type { ProviderChain } from '#src/api/service-provider/provider-figures.ts';
import { formatNumber } from '#src/components/format.ts';
import { useOwnPage } from '#src/components/register/useDestination.ts';
import { css, cx } from '#styled/css/index.js';

import { chainLayout, nodeSize, type ChainLayout, type PlacedProvider } from './chain-layout.ts';

const scroller = css({ scrolls: 'x', overscrollBehaviorX: 'contain', paddingBlock: '4' });
const line = css({ fill: '[none]', stroke: 'border.strong', strokeWidth: '[1.5px]' });
const box = css({
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: 'full',
  height: 'full',
  paddingInline: '8',
  border: 'default',
  borderRadius: 'sm',
  background: 'bg.surface',
  color: 'fg.default',
  textStyle: 'xs',
  overflow: 'hidden',
  '&:hover': { background: 'bg.hover' },
});
const own = css({ background: 'bg.selected', borderColor: 'accent.border' });
const critical = css({ borderColor: 'rating.5.ink' });
const name = css({ fontWeight: 'medium', overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const level = css({ color: 'fg.subtle', fontSize: '2xs', whiteSpace: 'nowrap' });
const criticalLevel = css({ color: 'rating.5.ink' });
const rest = css({ fill: 'fg.subtle', fontSize: '2xs' });

/** A curve that leaves and arrives horizontally. */
function curve({ from, to }: ChainLayout['lines'][number]): string {
  const bend = Math.max(Math.abs(to.x - from.x) / 2, 20);
  return `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${to.x - bend} ${to.y} ${to.x} ${to.y}`;
}

/** The providers around one, as boxes with lines from each to those that it uses. The table beside it says the same. */
export function ChainPicture({ chain }: { readonly chain: ProviderChain }) {
  const { width, height, nodes, lines, rests } = chainLayout(chain);
  return (
    <div className={scroller} aria-hidden="true">
      <svg width={width + 2} height={height + 2} viewBox={`-1 -1 ${width + 2} ${height + 2}`}>
        {lines.map((one) => (
          <path key={one.key} d={curve(one)} className={line} />
        ))}
        {nodes.map((node) => (
          <foreignObject key={node.provider.id} x={node.x} y={node.y} {...nodeSize}>
            <Box node={node} />
          </foreignObject>
        ))}
        {rests.map(({ distance, count, x, y }) => (
          <text key={distance} x={x + 8} y={y + nodeSize.height / 2} className={rest}>
            and {formatNumber(count)} more
          </text>
        ))}
      </svg>
    </div>
  );
}

function Box({ node: { provider } }: { readonly node: PlacedProvider }) {
  const page = useOwnPage()('serviceProvider', provider.id);
  const { businessCriticality: criticality, title, distance } = provider;
  const isCritical = criticality === 'CRITICAL';
  const classes = cx(box, isCritical && critical, distance === 0 && own);
  const content = (
    <>
      <span className={name} title={title}>
        <bdi>{title}</bdi>
      </span>
      {criticality !== null && (
        <span className={cx(level, isCritical && criticalLevel)}>{levelLabels[criticality]}</span>
      )}
    </>
  );
  if (distance === 0 || page === undefined) return <div className={classes}>{content}</div>;
  // The table has links for the keyboard.
  return (
    <Link {...page} className={classes} tabIndex={-1}>
      {content}
    </Link>
  );
}
