import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { isUnread, type Notification } from '#src/api/organisation/notifications.ts';
import { formatDate } from '#src/components/format.ts';
import { useDestination, type Destination } from '#src/components/register/useDestination.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import { entityLabel } from './labels.ts';
import { partsOf } from './quoted.ts';

const item = css({
  position: 'relative',
  display: 'grid',
  gap: '2',
  width: 'full',
  paddingBlock: '10',
  paddingInlineStart: '[1.75rem]',
  paddingInlineEnd: '16',
  border: 'none',
  borderBlockEnd: 'subtle',
  background: '[transparent]',
  color: 'fg.default',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'bg.hover' },
  '&:focus-visible': { outlineOffset: '[-2px]' },
});
const mark = css({
  position: 'absolute',
  insetBlockStart: '16',
  insetInlineStart: '12',
  width: '8',
  height: '8',
  borderRadius: '[50%]',
  background: 'accent.solid',
});
const title = css({ fontWeight: 'medium', '[data-read] &': { fontWeight: 'regular' } });
const text = css({
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '& b': { color: 'fg.default', fontWeight: 'semibold' },
});
const foot = css({ display: 'flex', gap: '8', color: 'fg.subtle', fontSize: 'xs', tabularFigures: true });

export interface NotificationItemProps {
  readonly notification: Notification;
  /** Also called when it links to a record. */
  readonly onPress: () => void;
}

/** One notification: pressing it marks it as read and opens its record, if that has a page. */
export function NotificationItem({ notification, onPress }: NotificationItemProps) {
  const record = useDestination()(notification.entityType, notification.entityId);
  const destination = record && withComment(record, notification.commentId);
  const read = isUnread(notification) ? undefined : '';
  const content = <Content notification={notification} />;
  if (!destination) {
    return (
      <button type="button" className={item} data-read={read} onClick={onPress}>
        {content}
      </button>
    );
  }
  return (
    <Link {...destination} className={item} data-read={read} onClick={onPress}>
      {content}
    </Link>
  );
}

/** The address of a comment on a record, if the notification is about one. */
const withComment = (record: Destination, comment: string | null): Destination =>
  comment === null ? record : { ...record, search: { ...record.search, tab: 'comments', comment } };

function Content({ notification }: Pick<NotificationItemProps, 'notification'>): ReactNode {
  const { description, entityType, createdAt } = notification;
  return (
    <>
      {isUnread(notification) && (
        <span className={mark}>
          <VisuallyHidden>Unread</VisuallyHidden>
        </span>
      )}
      <span className={title} dir="auto">
        {notification.title}
      </span>
      <span className={text}>
        {partsOf(description).map(({ at, text: words, bold }) =>
          bold ? (
            <b key={at}>
              <bdi>{words}</bdi>
            </b>
          ) : (
            words
          ),
        )}
      </span>
      <span className={foot}>
        <span>{entityLabel(entityType)}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </span>
    </>
  );
}
