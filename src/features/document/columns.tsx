import { Link } from '@tanstack/react-router';

import { documentRepositoryTexts } from '#domain/words/document.ts';
import type { DocumentRepository, DocumentRepositoryKind } from '#src/api/document.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { counted } from '#src/components/words.ts';
import { fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { documentRepositoryWords as words } from '#src/registers/words/document.ts';
import { css } from '#styled/css/index.js';

const link = css({ color: 'accent.fg', '&:hover': { textDecoration: 'underline' } });

/** The columns besides reference and name. */
export const repositoryColumns: readonly Column<
  DocumentRepository,
  NonNullable<DocumentRepositoryKind['query']['sortId']>
>[] = [
  {
    id: 'files',
    header: documentRepositoryTexts.files.label,
    keepWithPanel: true,
    phone: 'end',
    cell: ({ id, files }) => (
      <Link to="/document-repo/$id/folder" params={{ id }} className={link}>
        {files === 0 ? 'Open' : counted(files, { one: 'file', many: 'files' })}
      </Link>
    ),
  },
  fieldColumn('description', words.description, { flexible: true, collapsePriority: 'second' }),
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'third' }),
  {
    id: 'review',
    header: 'Review due',
    sortKey: 'reviewOn',
    keepWithPanel: true,
    cell: ({ reviewOn }) => <DayCell day={reviewOn} />,
  },
];
