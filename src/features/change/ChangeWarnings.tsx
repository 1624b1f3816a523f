import { createLink } from '@tanstack/react-router';

import type { ChangeCourse } from '#src/api/changes.ts';
import { formatInstant } from '#src/components/format.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const ChangeLink = createLink(TextLink);
const list = css({ margin: '0', padding: '0', listStyle: 'none', display: 'grid', gap: '4' });

type Warning = ChangeCourse['warnings'][number];

const spanOf = ({ startsAt, endsAt }: Warning) =>
  startsAt === null || endsAt === null ? '' : `${formatInstant(startsAt)} to ${formatInstant(endsAt)}`;

function Sentence({ warning }: { readonly warning: Warning }) {
  const { reason, title, change, asset } = warning;
  if (reason === 'FREEZE')
    return (
      <>
        It falls into the freeze <bdi>{title}</bdi>, {spanOf(warning)}.
      </>
    );
  if (reason === 'OUTSIDE_WINDOWS' || change === null) return 'It is outside every change window.';
  return (
    <>
      <ChangeLink to="/change-management-process" search={{ changeManagementProcessId: change.id }}>
        {change.ref} <bdi>{change.title}</bdi>
      </ChangeLink>{' '}
      is made to {asset?.ref} <bdi>{asset?.title}</bdi> at the same time, {spanOf(warning)}.
    </>
  );
}

/** What speaks against the planned time of a change; nothing without anything. */
export const ChangeWarnings = ({ warnings }: Pick<ChangeCourse, 'warnings'>) =>
  warnings.length > 0 && (
    <Banner tone="warning" title="Check the planned time">
      <ul className={list}>
        {warnings.map((warning) => (
          <li key={`${warning.reason} ${warning.change?.id ?? warning.title}`}>
            <Sentence warning={warning} />
          </li>
        ))}
      </ul>
    </Banner>
  );
