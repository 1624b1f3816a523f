import { Seal } from '#src/ui/art/Seal.tsx';

import { Message, type MessageProps } from './Message.tsx';

/** Nothing here yet: what to do first, with one or two buttons. */
export function EmptyState(props: MessageProps) {
  return <Message {...props} art={<Seal />} />;
}
