import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { contentOfDraft, isVisible, type CommentDraft } from '#domain/text/comment-text.ts';
import type { Failure } from '#machines/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { mentionableQuery } from '#src/api/record/comments.ts';
import { matching } from '#src/api/record/picker.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MentionArea } from '#src/ui/form/MentionArea.tsx';
import { css } from '#styled/css/index.js';

import { personChoice } from '../OwnerInput.tsx';
import { usePaused } from '../useFoundChoices.ts';
import { CommentText } from './CommentText.tsx';
import { FormatButtons, formatShortcuts } from './FormatButtons.tsx';

/** The most that the contract accepts (openapi/record/comments.tsp). */
const maxLength = 5000;

const form = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const foot = css({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '8' });
const preview = css({
  maxHeight: '[40vh]',
  minHeight: '[4.5rem]',
  scrolls: 'y',
  padding: '8',
  border: 'default',
  borderRadius: 'md',
  background: 'bg.sunken',
});
const nothing = css({ margin: '0', color: 'fg.subtle' });
const hint = css({ flex: '1', color: 'fg.subtle', textStyle: 'xs', mdDown: { visibility: 'hidden' } });

export interface CommentEditorProps {
  readonly recordId: string;
  /** The accessible name: `New comment`. */
  readonly label: string;
  readonly placeholder?: string;
  readonly takesFocus?: boolean;
  readonly draft: CommentDraft;
  readonly textMissing: boolean;
  readonly failure: Failure | null;
  readonly saving: boolean;
  readonly saveLabel: string;
  readonly cancel?: ReactNode;
  readonly onChange: (draft: CommentDraft) => void;
  readonly onSave: () => void;
}

const errorOf = ({ textMissing, failure }: Pick<CommentEditorProps, 'textMissing' | 'failure'>) =>
  textMissing
    ? 'Write a comment'
    : failure === null
      ? undefined
      : (Object.values(failure.fieldErrors)[0] ?? failure.message);

/** Writes a comment: text, and mentions of those who may view the record. */
export function CommentEditor(props: CommentEditorProps) {
  const { recordId, label, draft, saving, onChange } = props;
  const [search, setSearch] = useState<string | null>(null);
  const [wantsPreview, setWantsPreview] = useState(false);
  const error = errorOf(props);
  // What is wrong is shown with the text.
  const previewing = wantsPreview && error === undefined;
  const text = usePaused(search ?? '');
  const people = useQuery({
    ...mentionableQuery(useApi(), recordId, matching(text)),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <SavingForm className={form} saving={saving} onSave={props.onSave} aria-label={label}>
      {previewing && <Preview {...draft} />}
      {!previewing && (
        <MentionArea
          label={label}
          labelStyle="hidden"
          placeholder={props.placeholder}
          takesFocus={props.takesFocus}
          maxLength={maxLength}
          value={draft.text}
          error={error}
          renderTools={(apply) => <FormatButtons onFormat={apply} />}
          shortcuts={formatShortcuts}
          people={(people.data ?? []).map(personChoice)}
          onSearch={setSearch}
          onValueChange={(typed, picked) => {
            const person = picked && { id: picked.value, name: picked.label };
            onChange({ text: typed, mentioned: person ? [...draft.mentioned, person] : draft.mentioned });
          }}
        />
      )}
      <div className={foot}>
        <span className={hint}>Type @ to mention someone.</span>
        <Button variant="ghost" size="sm" onClick={() => setWantsPreview(!previewing)}>
          {previewing ? 'Edit text' : 'Preview'}
        </Button>
        {props.cancel}
        <Button type="submit" variant="primary" size="sm" busy={saving} busyLabel="Saving...">
          {props.saveLabel}
        </Button>
      </div>
    </SavingForm>
  );
}

/** The comment as others will see it. */
function Preview(draft: CommentDraft) {
  const { text, mentionIds } = contentOfDraft(draft);
  const people = mentionIds.flatMap((id) => draft.mentioned.find((person) => person.id === id) ?? []);
  return (
    <section className={preview} aria-label="Preview">
      {isVisible(text) ? (
        <CommentText mentions={people}>{text.trim()}</CommentText>
      ) : (
        <p className={nothing}>Nothing to show yet</p>
      )}
    </section>
  );
}
