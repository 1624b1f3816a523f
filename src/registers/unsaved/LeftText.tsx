import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

import { UnsavedNote } from './UnsavedNote.tsx';
import { useUnsavedText } from './useUnsavedText.ts';

interface LeftTextProps {
  /** That of the form in which it was typed. */
  readonly name: string;
  readonly label: string;
}

const noLabel = () => undefined;
const nothing = () => null;
const never = { unsubscribe: () => {} };
const subscribe = () => never;

/** What was typed for a record that is gone meanwhile: it has no form any more, but can be copied. */
export function LeftText({ name, label }: LeftTextProps) {
  const actor = useUnsavedText({ name, label, subscribe, read: nothing, restore: copy });
  return <UnsavedNote actor={actor} labelOf={noLabel} restoreLabel="Copy text" />;
}

/** The texts among the fields, one below the other. */
function copy({ changes }: UnsavedText): void {
  const text = Object.values(changes)
    .filter((value) => typeof value === 'string' && value !== '')
    .join('\n\n');
  navigator.clipboard.writeText(text).then(
    () => toast.success('Text copied'),
    () => toast.error('The text was not copied', text),
  );
}
