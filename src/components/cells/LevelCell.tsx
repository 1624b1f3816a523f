import { levelLabels } from '#domain/words/information-asset.ts';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

const nothing = css({ color: 'fg.subtle' });
const source = css({ color: 'fg.subtle', textStyle: 'xs' });

interface LevelCellProps {
  readonly level: keyof typeof levelLabels | null;
  /** Whether it comes from a record that depends on this one. */
  readonly inherited?: boolean;
}

/** The required protection level of a record, or that none is set. */
export const LevelCell = ({ level, inherited = false }: LevelCellProps) =>
  level === null ? (
    <span className={nothing}>{labels.notRated}</span>
  ) : (
    <>
      {levelLabels[level]} {inherited && <span className={source}>inherited</span>}
    </>
  );
