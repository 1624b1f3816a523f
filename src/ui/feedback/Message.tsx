import type { ReactNode } from 'react';

import { message } from '#styled/recipes/message.js';

export interface MessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** One or two buttons. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 'h1' | 'h2' | undefined;
}

interface MessageFrameProps extends MessageProps {
  readonly art?: ReactNode;
  readonly note?: ReactNode;
  readonly role?: 'alert' | undefined;
}

/** The shared frame of EmptyState, NoResults and ErrorState. */
export function Message({ art, title, children, actions, note, role, headingLevel = 'h2' }: MessageFrameProps) {
  const classes = message();
  const Heading = headingLevel;
  return (
    <div className={classes.root} role={role}>
      {art !== undefined && <div className={classes.art}>{art}</div>}
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      {note !== undefined && <div className={classes.note}>{note}</div>}
    </div>
  );
}
