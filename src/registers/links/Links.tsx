import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { relationLabel } from '#domain/words/links.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { linksQuery } from '#src/api/record-links.ts';
import { LoadFailed, RefreshFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import type { RecordSectionProps } from '../record-sections/section.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkItem } from './LinkItem.tsx';
import { useLinksActor } from './useLinksActor.ts';

const root = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' });
const scroller = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '4',
});
const heading = css({ margin: '0', marginBlockStart: '12', color: 'fg.muted', textStyle: 'xs', fontWeight: 'medium' });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const none = css({ margin: '0', paddingBlock: '16', color: 'fg.subtle' });

/** The links of a record, by what they say of it, and a new one below them. */
export function Links({ recordId, mayEdit }: RecordSectionProps) {
  const links = useQuery(linksQuery(useApi(), recordId));
  const actor = useLinksActor(recordId);
  const busy = useSelector(actor, (snapshot) => !snapshot.matches('choosing'));
  const { data, error } = links;
  const retry = () => void links.refetch();
  if (data === undefined) {
    return error ? <LoadFailed what="links" error={error} onRetry={retry} /> : <LoadingRows />;
  }
  return (
    <div className={root}>
      {error && <RefreshFailed what="links" error={error} retrying={links.isFetching} onRetry={retry} />}
      <div className={scroller}>
        {data.length === 0 && <p className={none}>No links yet</p>}
        {[...new Set(data.map(relationLabel))].map((label) => (
          <section key={label} aria-label={label}>
            <h3 className={heading}>{label}</h3>
            <ul className={list}>
              {data
                .filter((link) => relationLabel(link) === label)
                .map((link) => (
                  <LinkItem
                    key={link.id}
                    link={link}
                    busy={busy}
                    onRemove={mayEdit ? () => actor.send({ type: 'removal.requested', id: link.id }) : undefined}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {mayEdit && <LinkForm actor={actor} recordId={recordId} />}
    </div>
  );
}
