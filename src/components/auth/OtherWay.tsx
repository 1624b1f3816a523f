import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const line = css({ marginBlockStart: '24', color: 'fg.muted' });

/** For people on the wrong screen: a question and a link. */
export const OtherWay = ({ children }: { readonly children: ReactNode }) => <p className={line}>{children}</p>;
