import type { StandardVersion } from '#src/api/compliance/standards.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

const statuses = {
  DRAFT: { label: 'Draft', shape: 'draft' },
  PUBLISHED: { label: 'Published', shape: 'done', tone: 'success' },
  WITHDRAWN: { label: 'Withdrawn', shape: 'rejected' },
} as const satisfies Record<StandardVersion['status'], object>;

/** Where a version, or a set of mappings, stands. */
export function VersionStatus({ version: { status } }: { readonly version: Pick<StandardVersion, 'status'> }) {
  const { label, ...glyph } = statuses[status];
  return <StatusText {...glyph}>{label}</StatusText>;
}
