import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/css.js';
import { loadingRows } from '#styled/recipes/loading-rows.js';

import { Skeleton } from './Skeleton.tsx';

const titleWidths = ['medium', 'long', 'short'] as const;

/** Placeholder rows at their real height while a list loads; they appear after 300 ms. */
export function LoadingRows({ rows = 10 }: { readonly rows?: number | undefined }) {
  const classes = loadingRows();
  return (
    <div className={classes.root}>
      <output className={css({ srOnly: true })}>{labels.loading}</output>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} aria-hidden="true">
          <Skeleton />
          <Skeleton width={titleWidths[row % titleWidths.length]} />
          <Skeleton />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
