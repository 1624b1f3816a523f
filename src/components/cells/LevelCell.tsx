import { levelLabels } from '#domain/words/information-asset.ts';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

const nothing = css({ color: 'fg.subtle' });

/** The required protection level of a record, or that none is set. */
export const LevelCell = ({ level }: { readonly level: keyof typeof levelLabels | null }) =>
  level === null ? <span className={nothing}>{labels.notRated}</span> : levelLabels[level];
