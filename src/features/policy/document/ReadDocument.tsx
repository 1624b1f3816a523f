import { createLink } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';

import { policyStatusLabels } from '#domain/words/policy.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { formatDay, formatInstantDay } from '#src/components/format.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { css } from '#styled/css/index.js';

import { approvedBeforeText } from '../approved-before-text.ts';
import { Contents, headingsIn, type ContentsEntry } from './Contents.tsx';
import { DocumentFiles } from './DocumentFiles.tsx';
import { RemarkButton } from './RemarkButton.tsx';
import { useDocumentImages } from './useDocumentImages.ts';
import { useRemarkMarks, type Filling } from './useRemarkMarks.ts';

const DocumentLink = createLink(TextLink);

const text = css({
  maxWidth: '[72ch]',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  _print: { maxWidth: '[none]', '& *': { color: '[black!]', background: '[white!]' } },
});
const heading = css({ textStyle: 'title.md' });
const printed = css({ display: 'none', _print: { display: 'block', textStyle: 'xs' } });

interface ReadDocumentProps {
  readonly policy: Policy;
  readonly shown: PolicyVersion;
  readonly isNewest: boolean;
  readonly mayEdit: boolean;
}

/** A version to read: its text, its address or its files. */
export function ReadDocument({ policy, shown, isNewest, mayEdit }: ReadDocumentProps) {
  return (
    <article className={text} aria-label={`Version ${shown.number}`}>
      {isNewest && policy.comingVersion !== null && shown.number === policy.comingVersion.number && (
        <Coming policy={policy} coming={policy.comingVersion} />
      )}
      {!isNewest && <Earlier policyId={policy.id} shown={shown} />}
      <PrintedFacts policy={policy} shown={shown} />
      <Body policy={policy} shown={shown} mayEdit={mayEdit} takesRemarks={isNewest && shown.status !== 'APPROVED'} />
      {shown.generationMethod !== 'FILE' && shown.files.length > 0 && (
        <VersionFiles policyId={policy.id} files={shown.files} />
      )}
    </article>
  );
}

/** On paper: whose policy it is, and since when its version has been approved, or that it has not. */
function PrintedFacts({ policy: { owner }, shown }: Pick<ReadDocumentProps, 'policy' | 'shown'>) {
  const organisation = useSession(({ context }) => context.organisation?.name ?? '');
  const { number, status, approvedBefore, decidedAt, decidedBy } = shown;
  return (
    <p className={printed}>
      <bdi>{organisation}</bdi>
      {' · Owner: '}
      <bdi>{owner?.name ?? 'N/A'}</bdi>
      {` · Version ${number}, ${policyStatusLabels[status].toLowerCase()}`}
      {status === 'APPROVED' && decidedBy !== null && ` by ${decidedBy.name}`}
      {status === 'APPROVED' && decidedAt !== null && ` on ${formatInstantDay(decidedAt)}`}
      {approvedBefore !== null && `. ${approvedBeforeText(shown)}`}
    </p>
  );
}

/** The files that are approved with a text or an address. All of them: nothing is approved that is not shown. */
const VersionFiles = ({ policyId, files }: { readonly policyId: string; readonly files: PolicyVersion['files'] }) => (
  <section aria-labelledby="version-files">
    <h2 id="version-files" className={heading}>
      Files and images of this version
    </h2>
    <DocumentFiles policyId={policyId} files={files} />
  </section>
);

const Earlier = ({ policyId, shown }: { readonly policyId: string; readonly shown: PolicyVersion }) => (
  <Banner
    tone={shown.isInForce ? 'info' : 'warning'}
    title={shown.isInForce ? `Version ${shown.number} is in force` : `Version ${shown.number} is not in force`}
    actions={
      <DocumentLink to="/policy-document/$id" params={{ id: policyId }}>
        Show the newest
      </DocumentLink>
    }
  />
);

/** A version that is approved and waits for its day. */
const Coming = ({
  policy: { versionInForce },
  coming: { number, on },
}: {
  readonly policy: Policy;
  readonly coming: NonNullable<Policy['comingVersion']>;
}) => (
  <Banner title={`Version ${number} is approved, and in force from ${formatDay(on)}`}>
    {versionInForce === null
      ? 'No version is in force until then.'
      : `Version ${versionInForce} stays in force until then.`}
  </Banner>
);

interface BodyProps extends Omit<ReadDocumentProps, 'isNewest'> {
  readonly takesRemarks: boolean;
}

function Body({ policy, shown, mayEdit, takesRemarks }: BodyProps) {
  if (shown.generationMethod === 'FILE') return <DocumentFiles policyId={policy.id} files={shown.files} />;
  if (shown.generationMethod === 'URL')
    return shown.sourceUrl === '' ? (
      <NothingYet mayEdit={mayEdit}>Enter the address at which the policy is published.</NothingYet>
    ) : (
      <p>
        Published at{' '}
        <TextLink href={shown.sourceUrl} newTab rel="noopener noreferrer">
          {shown.sourceUrl}
        </TextLink>
      </p>
    );
  if (shown.content.trim() === '')
    return <NothingYet mayEdit={mayEdit}>Write it here, or paste it from Word or Google Docs.</NothingYet>;
  return <WrittenText policyId={policy.id} shown={shown} takesRemarks={takesRemarks} />;
}

const NothingYet = ({ mayEdit, children }: { readonly mayEdit: boolean; readonly children: string }) => (
  <EmptyState title="Nothing has been written yet">
    {mayEdit ? children : 'Its authors have not written it.'}
  </EmptyState>
);

interface WrittenTextProps {
  readonly policyId: string;
  readonly shown: PolicyVersion;
  readonly takesRemarks: boolean;
}

function WrittenText({ policyId, shown, takesRemarks }: WrittenTextProps) {
  const images = useDocumentImages(policyId, shown.files, false);
  const place = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<readonly ContentsEntry[]>([]);
  const [filling, setFilling] = useState<Filling | null>(null);
  const onShown = useCallback((element: HTMLElement) => {
    setHeadings(headingsIn(element));
    setFilling({ element });
  }, []);
  useRemarkMarks(policyId, shown.id, filling);
  return (
    <>
      <Contents headings={headings} />
      <div ref={place} data-document="">
        <RichText html={shown.content} addressOf={images.address} onShown={onShown} />
      </div>
      {takesRemarks && <RemarkButton policyId={policyId} place={place} />}
    </>
  );
}
