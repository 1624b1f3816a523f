import type { components } from '#openapi/generated/types.ts';

import type { Failure } from '../failure.ts';
import type { ChosenFile } from '../upload/upload.machine.ts';

type Schemas = components['schemas'];

export type StandardProposal = Schemas['StandardProposal'];
export type StandardVersion = Schemas['StandardVersion'];

/** What comes with Attest: a standard in the public domain, or a numbering that is filled in. */
export type ReadyStandard = Schemas['ShippedStandard'] | Schemas['StandardNumbering'];

/** What a person decides about a standard that was read. */
export interface StandardNaming {
  readonly title: string;
  readonly number: string;
  /** The standard that it is a version of; null for a new one. */
  readonly standardId: string | null;
}

export interface StandardImportContext extends StandardNaming {
  /** The file that is being read, or was; its content is known to the service only, by the key. */
  readonly file: ChosenFile | null;
  /** What the file would import; null until it is read. */
  readonly proposal: StandardProposal | null;
  /** The classes of controls that are assessed. */
  readonly assessed: readonly string[];
  /** What comes with Attest and is being added. */
  readonly ready: ReadyStandard | null;
  /** What was imported, until it is undone. */
  readonly imported: StandardVersion | null;
  /** Why the last step was not done. */
  readonly failure: Failure | null;
}

export type StandardImportEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'reading.cancelled' }
  | { type: 'ready.chosen'; standard: ReadyStandard }
  | { type: 'naming.changed'; changes: Partial<StandardNaming> }
  | { type: 'class.toggled'; name: string }
  | { type: 'file.discarded' }
  | { type: 'import.requested' }
  | { type: 'undo.requested' }
  | { type: 'another.requested' };

/** Emitted to the screen, which reads its lists again. */
export type StandardImportNotice =
  | { type: 'standard.imported'; version: StandardVersion }
  | { type: 'import.undone'; version: StandardVersion };

/** What the service imports: the file that was read, and what was decided about it. */
export interface StandardImportInput extends StandardNaming {
  readonly file: ChosenFile;
  readonly sha256: string;
  readonly assessed: readonly string[];
}
