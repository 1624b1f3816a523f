import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const heading = css({ textStyle: 'title.2xl' });
const hint = css({ marginBlockStart: '4', textStyle: 'md', color: 'fg.muted', overflowWrap: 'anywhere' });

/** The title of a screen before sign-in and its introduction. */
export const AuthHeading = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <h1 className={heading}>{title}</h1>
    <p className={hint}>{children}</p>
  </>
);
