import type { ComponentType } from 'react';

import type { RecordTab } from '#src/components/record-panel/record-tabs.ts';
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.tsx';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';

import { AttachmentsTab } from '../attachments/AttachmentsTab.tsx';
import { CommentsTab } from '../comments/CommentsTab.tsx';
import { LinksTab } from '../links/LinksTab.tsx';
import type { RecordSectionProps } from './section.ts';

interface Section {
  /** Its name and how much it holds. */
  readonly Tab: ComponentType<{ readonly recordId: string }>;
  readonly Section: LazyPart<RecordSectionProps>;
  /** Stays while other tabs are open, because something can be typed in it. */
  readonly stays: boolean;
}

/** The sections of every stored record. */
export const sections: Readonly<Record<RecordTab, Section>> = {
  links: {
    Tab: LinksTab,
    Section: lazyPart(async () => (await import('../links/Links.tsx')).Links),
    stays: true,
  },
  files: {
    Tab: AttachmentsTab,
    Section: lazyPart(async () => (await import('../attachments/Attachments.tsx')).Attachments),
    stays: true,
  },
  comments: {
    Tab: CommentsTab,
    Section: lazyPart(async () => (await import('../comments/Comments.tsx')).Comments),
    stays: true,
  },
  history: {
    Tab: () => <Tabs.Trigger value="history">History</Tabs.Trigger>,
    Section: lazyPart(async () => (await import('../history/History.tsx')).History),
    stays: false,
  },
};
