import { Message, type MessageProps } from './Message.tsx';

/** Something is here, but the filters hide it. */
export function NoResults(props: MessageProps) {
  return <Message {...props} />;
}
