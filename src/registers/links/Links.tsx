import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { relationLabel } from '#domain/words/links.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { linksQuery } from '#src/api/record/record-links.ts';
import { css } from '#styled/css/index.js';

import { sectionList } from '../record-sections/section-list.ts';
import type { RecordSectionProps } from '../record-sections/section.ts';
import { SectionEmpty, SectionFrame } from '../record-sections/SectionFrame.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkItem } from './LinkItem.tsx';
import { useLinksActor } from './useLinksActor.ts';

const heading = css({ margin: '0', marginBlockStart: '12', color: 'fg.muted', textStyle: 'xs', fontWeight: 'medium' });

/** The links of a record, by what they say of it, and a new one below them. */
export function Links({ recordId, mayEdit }: RecordSectionProps) {
  const links = useQuery(linksQuery(useApi(), recordId));
  const actor = useLinksActor(recordId);
  const busy = useSelector(actor, (snapshot) => !snapshot.matches('choosing'));
  return (
    <SectionFrame what="links" fetched={links} foot={mayEdit && <LinkForm actor={actor} recordId={recordId} />}>
      {(data) => (
        <>
          {data.length === 0 && <SectionEmpty>No links yet</SectionEmpty>}
          {[...new Set(data.map(relationLabel))].map((label) => (
            <section key={label} aria-label={label}>
              <h3 className={heading}>{label}</h3>
              <ul className={sectionList}>
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
        </>
      )}
    </SectionFrame>
  );
}
