import { useInfiniteQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { openingsQuery, type Attachment } from '#src/api/record/attachments.ts';
import { rowsIn } from '#src/api/record/pages.ts';
import { formatInstant } from '#src/components/format.ts';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { sectionList } from '../record-sections/section-list.ts';
import { EarlierButton, SectionFrame } from '../record-sections/SectionFrame.tsx';
import { fileBody, fileItem, fileName, fileNote } from './file-styles.ts';

const facts = css({ display: 'grid', gap: '4', marginBlockEnd: '12' });
const named = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const none = css({ color: 'fg.muted' });
// The frame of a section has an inset of its own, the dialog as well.
const downloads = css({ display: 'flex', marginInline: { base: '-16', md: '-20' } });
const hash = css({ tabularFigures: true, textStyle: 'xs', overflowWrap: 'anywhere' });

interface CustodyProps {
  readonly attachment: Attachment;
  readonly recordId: string;
  readonly onClose: () => void;
}

/** The chain of custody of raw evidence: what identifies it, who added it, and who has downloaded it. */
export function Custody({ attachment: { id, latest }, recordId, onClose }: CustodyProps) {
  const openings = useInfiniteQuery(openingsQuery(useApi(), recordId, id));
  return (
    <Dialog.Root
      open
      size="md"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Content
        title="Chain of custody"
        description="Everyone who downloads it is listed here, and nobody can change that."
      >
        <div className={facts}>
          <span className={named} dir="auto">
            {latest.name}
          </span>
          <span>
            Version {latest.number}, added by {latest.createdBy.name},{' '}
            <time dateTime={latest.createdAt}>{formatInstant(latest.createdAt)}</time>
          </span>
          <span className={hash} aria-label="SHA-256">
            SHA-256 {latest.sha256}
          </span>
        </div>
        <div className={downloads}>
          <SectionFrame what="downloads" fetched={openings}>
            {(data) => (
              <>
                {rowsIn(data).length === 0 && <p className={none}>Nobody has downloaded it yet</p>}
                <ul className={sectionList} aria-label="Downloads">
                  {rowsIn(data).map(({ id: opening, number, openedAt, openedBy }) => (
                    <li key={opening} className={fileItem}>
                      <div className={fileBody}>
                        <span className={fileName} dir="auto">
                          {openedBy.name}
                        </span>
                        <span className={fileNote}>
                          Downloaded version {number}, <time dateTime={openedAt}>{formatInstant(openedAt)}</time>
                        </span>
                      </div>
                    </li>
                  ))}
                </ul>
                <EarlierButton pages={openings} what="downloads" />
              </>
            )}
          </SectionFrame>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
