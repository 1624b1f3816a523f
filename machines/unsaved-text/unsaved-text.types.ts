/** What was typed in a form and is not saved: the fields that differ from what the form began with. */
export interface UnsavedText {
  readonly changes: Readonly<Record<string, unknown>>;
  /** The same fields as the form began with them, so that a later change by someone else is noticed. */
  readonly before: Readonly<Record<string, unknown>>;
}

/** A text that was left by a page that is gone. */
export interface LeftText {
  /** The form that wrote it. */
  readonly editorId: string;
  /** When it was typed, in milliseconds since 1970 by this device's clock. */
  readonly at: number;
  readonly text: UnsavedText;
}

/** What is to be kept of a form; `text` is null to erase it. */
export interface KeepInput {
  readonly text: UnsavedText | null;
  /** Left texts that are now in this form, or were saved by it: their copies are erased with the same write. */
  readonly replaces: readonly string[];
}

export interface UnsavedTextContext {
  /** What is typed now; null while nothing differs from what is saved. */
  readonly text: UnsavedText | null;
  /** What of it is in the browser's storage. */
  readonly kept: UnsavedText | null;
  /** What is being written. */
  readonly sent: UnsavedText | null;
  /** What a page that is gone has left for this form. */
  readonly left: LeftText | null;
  /** The left texts that were restored, or typed again and saved, and are still stored under their own name. */
  readonly restored: readonly string[];
  /** The form is gone: what is typed is written once more, then nothing. */
  readonly isClosed: boolean;
}

export type UnsavedTextEvent =
  /** Null once it is saved, discarded, or as it was. */
  | { type: 'text.changed'; text: UnsavedText | null }
  | { type: 'restore.requested' }
  | { type: 'discard.requested' }
  /** The page may be gone in a moment. */
  | { type: 'page.hidden' }
  | { type: 'form.closed' }
  /** The person has signed out deliberately: their copies are erased in the whole browser. */
  | { type: 'copies.erased' };

/** Notices emitted to the form, which puts the text into its fields. */
export type UnsavedTextNotice = { type: 'text.restored'; text: UnsavedText };
