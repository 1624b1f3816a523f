import { Link } from '@tanstack/react-router';

import type { DocumentRepository, DocumentRepositoryKind } from '#src/api/document.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ReviewInput } from '#src/components/fields/ReviewInput.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { counted } from '#src/components/words.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { documentRepositoryWords as words } from '#src/registers/words/document.ts';
import { FolderIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/index.js';

import { editableRepository } from './editable-repository.ts';

/** As the contract has it. */
const mostMegabytes = 1_000_000;

const opener = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  color: 'accent.fg',
  fontWeight: 'medium',
  '&:hover': { textDecoration: 'underline' },
});

/** One document repository, beside the register. */
export function RepositoryPanel({ id, place }: RecordPanelProps<DocumentRepository>) {
  return (
    <RecordScreen kind={editableRepository} id={id} place={place} words={words}>
      {(form, stored) => <RepositoryForm form={form} stored={stored} />}
    </RecordScreen>
  );
}

/** The editable fields of a repository, and the way to what is in it. */
function RepositoryForm({ form, stored }: RecordFormProps<DocumentRepositoryKind>) {
  return (
    <>
      {stored !== null && (
        <p>
          <Link to="/document-repo/$id/folder" params={{ id: stored.id }} className={opener}>
            <FolderIcon /> Open its files ({counted(stored.files, { one: 'file', many: 'files' })})
          </Link>
        </p>
      )}
      <TitleInput form={form} field="title" words={words.title} required />
      <ProseInput form={form} field="description" words={words.description} />
      <FieldPair>
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <NumberOrNoneInput
          form={form}
          field="quotaMegabytes"
          words={words.quotaMegabytes}
          help="What all versions may take together; empty for no limit."
          min={1}
          max={mostMegabytes}
        />
      </FieldPair>
      <ReviewInput form={form} field="reviewOn" words={words.reviewOn} />
    </>
  );
}
