import { Message, type MessageProps } from './Message.tsx';

/** The filters hide every entry. */
export function NoResults(props: MessageProps) {
  return <Message {...props} />;
}
