import { useRef, type ReactNode } from 'react';

import { formatInstant } from '#src/components/format.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import type { Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import * as Panel from '#src/ui/overlay/Panel.tsx';
import { css } from '#styled/css/index.js';

import { useFirstError, useOpening } from './useOpening.ts';

/** The panel's facts about a stored record; a new one has none. */
export interface PanelRecord {
  readonly id: string;
  readonly updatedAt: string;
  readonly updatedBy?: { readonly name: string } | null;
}

export interface RecordPanelProps {
  readonly noun: Noun;
  /** The accessible name of the panel: `R-0042 Unsupported operating systems`. */
  readonly label: string;
  /** In the header: `R-0042`, or `Add risk`; on a page, the label. */
  readonly reference: string;
  readonly record: PanelRecord | null;
  /** Beside the reference: where the record is, while the list shows other rows. */
  readonly status?: ReactNode;
  /** Icon buttons of the header, before the close button. */
  readonly actions: ReactNode;
  readonly maySave: boolean;
  readonly saving: boolean;
  /** Why the last save failed, until one succeeds. */
  readonly failure: string | undefined;
  /** Conflicts have to be resolved first. */
  readonly saveBlocked: boolean;
  /** Counts refused saves: each one moves the focus to the first field in error. */
  readonly refusals: number;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Puts the form beside what else the record has. */
  readonly renderTabs: (form: ReactNode) => ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

const form = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' });
const root = css({ outline: 'none' });

/** A record beside its list: its reference, its form, and who last edited it. */
export function RecordPanel(props: RecordPanelProps) {
  const { record, onClose } = props;
  const element = useRef<HTMLElement>(null);
  useOpening(element, record === null);
  useFirstError(element, props.refusals);
  const isPage = Panel.usePlace() === 'page';
  return (
    <Panel.Root ref={element} className={root} label={props.label} tabIndex={-1}>
      <Panel.Header
        reference={isPage ? props.label : props.reference}
        status={props.status}
        actions={
          <>
            {props.actions}
            <Panel.Close onClick={onClose} />
          </>
        }
      />
      {props.renderTabs(<PanelForm {...props} />)}
    </Panel.Root>
  );
}

/** The fields, and the buttons that save them. */
function PanelForm(props: RecordPanelProps) {
  const { noun, record, saving, failure, onSave, onClose } = props;
  return (
    <SavingForm className={form} saving={saving} onSave={onSave} aria-label={props.reference}>
      <Panel.Body>{props.children}</Panel.Body>
      {failure !== undefined && (
        <Banner
          tone="danger"
          place="edge"
          title={`The ${noun.one} was not saved`}
          actions={
            <Button type="submit" size="sm" busy={saving} busyLabel="Trying..." data-retry="">
              Try again
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
      <Panel.Footer note={record === null ? null : editedNote(record)}>
        {props.maySave && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={saving} busyLabel="Saving..." disabled={props.saveBlocked}>
              Save {noun.one}
            </Button>
          </>
        )}
      </Panel.Footer>
    </SavingForm>
  );
}

const editedNote = ({ updatedAt, updatedBy }: PanelRecord): string => {
  const by = updatedBy === null || updatedBy === undefined ? '' : ` by ${updatedBy.name}`;
  return `Edited ${formatInstant(updatedAt)}${by}`;
};
