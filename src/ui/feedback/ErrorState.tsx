import type { ReactNode } from 'react';

import { BrokenWave } from '#src/ui/art/BrokenWave.tsx';
import { labels } from '#src/ui/labels.ts';

import { Message, type MessageProps } from './Message.tsx';

export interface ErrorStateProps extends MessageProps {
  /** Below the buttons: who to contact. */
  readonly note?: ReactNode;
  /** Lets support find the request. */
  readonly requestId?: string | undefined;
}

/** A failure: what failed, what to do, and the request id. */
export function ErrorState({ note, requestId, ...message }: ErrorStateProps) {
  return <Message {...message} role="alert" art={<BrokenWave />} note={<Note note={note} requestId={requestId} />} />;
}

function Note({ note, requestId }: Pick<ErrorStateProps, 'note' | 'requestId'>) {
  return (
    <>
      {note !== undefined && <p>{note}</p>}
      {requestId !== undefined && <p>{labels.request(requestId)}</p>}
    </>
  );
}
