import { createLink } from '@tanstack/react-router';

import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const place = css({ marginInlineEnd: '12' });
const Link = createLink(TextLink);

/** Leads from a look-up of the matrix to the matrix as a whole. */
export const MatrixLink = () => (
  <Link to="/settings/risk/risk-matrix" className={place}>
    Risk Matrix
  </Link>
);
