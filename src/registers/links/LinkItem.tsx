import { Link } from '@tanstack/react-router';

import type { RecordLink } from '#src/api/record/record-links.ts';
import { useDestination } from '#src/components/register/useDestination.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: { base: 'touch', md: '37' },
  borderBlockEnd: 'subtle',
});
const name = css({ flex: '1', minWidth: '0', paddingBlock: '6', overflowWrap: 'anywhere' });
const link = css({ color: 'fg.default', fontWeight: 'medium', '&:hover': { textDecoration: 'underline' } });
const ref = css({ color: 'fg.subtle', tabularFigures: true, marginInlineEnd: '8' });

interface LinkItemProps {
  readonly link: RecordLink;
  readonly busy: boolean;
  readonly onRemove: (() => void) | undefined;
}

/** The record at the other end of a link; it opens in its register. */
export function LinkItem({ link: { other }, busy, onRemove }: LinkItemProps) {
  const destination = useDestination()(other.kind, other.id);
  const title = <bdi>{other.title}</bdi>;
  return (
    <li className={item}>
      <span className={name}>
        <span className={ref}>{other.ref}</span>
        {destination === undefined ? (
          title
        ) : (
          <Link {...destination} className={link}>
            {title}
          </Link>
        )}
      </span>
      {onRemove !== undefined && (
        <IconButton size="sm" label={`Remove link to ${other.ref}`} disabled={busy} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </li>
  );
}
