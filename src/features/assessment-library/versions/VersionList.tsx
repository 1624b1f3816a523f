import { createLink } from '@tanstack/react-router';

import type { TemplateVersionSummary } from '#src/api/provider-assessment/template-contents.ts';
import { formatInstant } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const VersionLink = createLink(TextLink);

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '14' });
const item = css({ '&[data-shown] > a': { fontWeight: 'semibold' } });
const about = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });

interface VersionListProps {
  readonly templateId: string;
  readonly versions: readonly TemplateVersionSummary[];
  /** The number of the version that is shown, and of the one that it is compared with. */
  readonly shown: number | undefined;
  readonly from: number | undefined;
}

/** The published versions of a template, the newest first, to read and to compare. */
export const VersionList = ({ templateId, versions, shown, from }: VersionListProps) => (
  <ol className={list} reversed>
    {versions.map(({ id, number, questionCount, changeLog, publishedAt, publishedBy }) => (
      <li key={id} className={item} data-shown={number === shown || number === from || undefined}>
        <VersionLink
          to="/assessment-library/versions/$id"
          params={{ id: templateId }}
          search={{ version: number }}
          aria-current={number === shown ? 'page' : undefined}
        >
          Version {number}
        </VersionLink>
        <p className={about}>
          {publishedBy.name}, {formatInstant(publishedAt)}
        </p>
        <p className={about}>{counted(questionCount, { one: 'question', many: 'questions' })}</p>
        <p className={about} dir="auto">
          {changeLog}
        </p>
        {shown !== undefined && number !== shown && number !== from && (
          <p className={about}>
            <VersionLink
              to="/assessment-library/versions/$id"
              params={{ id: templateId }}
              search={{ version: shown, from: number }}
            >
              Compare with version {shown}
            </VersionLink>
          </p>
        )}
      </li>
    ))}
  </ol>
);
