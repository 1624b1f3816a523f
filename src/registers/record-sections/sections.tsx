import type { ComponentType } from 'react';

import type { RecordTab } from '#src/components/record-panel/record-tabs.ts';
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.tsx';

import { CommentsTab } from '../comments/CommentsTab.tsx';
import type { RecordSectionProps } from './section.ts';

interface Section {
  /** Its name and how much it holds. */
  readonly Tab: ComponentType<{ readonly recordId: string }>;
  readonly Section: LazyPart<RecordSectionProps>;
}

/** The sections of every stored record. */
export const sections: Readonly<Record<RecordTab, Section>> = {
  comments: { Tab: CommentsTab, Section: lazyPart(async () => (await import('../comments/Comments.tsx')).Comments) },
};
