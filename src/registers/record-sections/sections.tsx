import type { AccessRequirement } from '#openapi/access.ts';
import { task } from '#openapi/generated/records.ts';
import type { RecordSummary } from '#src/api/record/record-summaries.ts';
import type { RecordTab } from '#src/components/record-panel/record-tabs.ts';
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.tsx';

import type { RecordSectionProps } from './section.ts';

interface Section {
  readonly title: string;
  /** How much of it there is. */
  readonly count: keyof RecordSummary;
  readonly Section: LazyPart<RecordSectionProps>;
  /** Stays while other tabs are open, because something can be typed in it. */
  readonly stays: boolean;
  /** For those only who may view something else, such as tasks. */
  readonly access?: AccessRequirement;
}

/** The sections of every stored record. */
export const sections: Readonly<Record<RecordTab, Section>> = {
  links: {
    title: 'Links',
    count: 'links',
    Section: lazyPart(async () => (await import('../links/Links.tsx')).Links),
    stays: true,
  },
  tasks: {
    title: 'Tasks',
    count: 'tasks',
    Section: lazyPart(async () => (await import('../record-tasks/RecordTasks.tsx')).RecordTasks),
    stays: true,
    access: { roles: task.roles, feature: task.feature, level: 'VIEW' },
  },
  files: {
    title: 'Files',
    count: 'attachments',
    Section: lazyPart(async () => (await import('../attachments/Attachments.tsx')).Attachments),
    stays: true,
  },
  comments: {
    title: 'Comments',
    count: 'comments',
    Section: lazyPart(async () => (await import('../comments/Comments.tsx')).Comments),
    stays: true,
  },
  history: {
    title: 'History',
    count: 'events',
    Section: lazyPart(async () => (await import('../history/History.tsx')).History),
    stays: false,
  },
};
