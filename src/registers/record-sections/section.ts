import type { ReactNode } from 'react';

/**
 * Asks before what was typed and not sent is lost; returns a function that ends that.
 * @param discard called if the person wants to lose it
 */
export type GuardUnsent = (hasUnsent: () => boolean, discard?: () => void) => () => void;

/** The props of every section of a record: what it has beside its fields. */
export interface RecordSectionProps {
  readonly recordId: string;
  readonly mayEdit: boolean;
  readonly files: {
    /** What is to be known before they are changed. */
    readonly note: ReactNode;
    /** Whether they may be raw evidence. */
    readonly takesRaw: boolean;
    /** Whether the person may add some, also without the right to edit the record. */
    readonly mayAdd: boolean;
  };
  /** The comment that a notification is about. */
  readonly comment: string | undefined;
  readonly guardUnsent: GuardUnsent;
}
