import type { Axis, Level, MatrixParts } from '#domain/risk/matrix.ts';
import { ratingOf, scoreOf } from '#domain/risk/rating.ts';
import { levelOf } from '#src/components/cells/level.ts';
import { ratingFills, unratedFill } from '#src/ui/chart/rating-fills.ts';
import { textOn } from '#src/ui/data/colour.ts';
import { labels } from '#src/ui/labels.ts';
import { css, cx } from '#styled/css/index.js';

const scroller = css({
  scrolls: 'x',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
});
const table = css({
  width: 'full',
  minWidth: '[19rem]',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2',
  tabularFigures: true,
});
const hidden = css({ srOnly: true });
const rowName = css({
  width: { base: '[5.5rem]', md: '[8rem]' },
  fontWeight: 'regular',
  textAlign: 'end',
  textStyle: 'xs',
  paddingInlineEnd: '8',
});
const columnName = css({
  fontWeight: 'regular',
  textAlign: 'center',
  textStyle: 'xs',
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
});
const axisName = css({ textAlign: 'end', textStyle: 'xs', color: 'fg.subtle', fontWeight: 'regular' });
const factor = css({ fontWeight: 'semibold' });
const cell = css({
  height: { base: '44', md: '52' },
  padding: '2',
  borderRadius: 'xs',
  textAlign: 'center',
  textStyle: 'xs',
  overflow: 'hidden',
  printColorAdjust: 'exact',
});
const score = css({ display: 'block', textStyle: 'title.md' });
const band = css({ display: 'block', truncate: true, mdDown: { srOnly: true } });
const toField = css({
  padding: '0',
  border: '[none]',
  background: '[none]',
  color: '[inherit]',
  font: '[inherit]',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline' },
});

interface MatrixPictureProps {
  /** What is shown: "Matrix with your changes". */
  readonly label: string;
  readonly matrix: MatrixParts;
  /** Leads from the name of a level to where it is changed. */
  readonly onChoose?: ((axis: Axis, level: Level) => void) | undefined;
}

/** The matrix as a table in the colours of its bands: impact rises to the right, likelihood upwards. */
export function MatrixPicture({ label, matrix: { likelihoods, impacts, bands }, onChoose }: MatrixPictureProps) {
  const name = (axis: Axis, level: Level) => {
    const text = level.name.trim() === '' ? 'Unnamed' : level.name;
    return onChoose === undefined ? (
      text
    ) : (
      <button type="button" className={toField} onClick={() => onChoose(axis, level)}>
        {text}
      </button>
    );
  };
  return (
    <div className={scroller}>
      <table className={table}>
        <caption className={hidden}>{label}</caption>
        <tbody>
          {likelihoods.toReversed().map((likelihood) => (
            <tr key={likelihood.id}>
              <th scope="row" className={rowName}>
                {name('likelihoods', likelihood)} <span className={factor}>{likelihood.score}</span>
              </th>
              {impacts.map((impact) => (
                <Cell key={impact.id} score={scoreOf(likelihood.score, impact.score)} bands={bands} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={axisName}>
              <span className={hidden}>Likelihood by </span>Impact
            </td>
            {impacts.map((impact) => (
              <th key={impact.id} scope="col" className={columnName}>
                <span className={factor}>{impact.score}</span> {name('impacts', impact)}
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Cell({ score: own, bands }: { readonly score: number | null; readonly bands: MatrixParts['bands'] }) {
  const rating = ratingOf(own, bands);
  const colour = rating?.colour ?? undefined;
  const style = colour === undefined ? undefined : { backgroundColor: colour, color: textOn(colour) };
  return (
    <td className={cx(cell, rating === null ? unratedFill : ratingFills[levelOf(rating.level)])} style={style}>
      <span className={score}>{own}</span>
      <span className={band}>{rating?.name ?? labels.notRated}</span>
    </td>
  );
}
