import { useQueries } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

import { titleOfSection } from '#domain/questionnaire/questionnaire.ts';
import {
  compareVersions,
  countsOf,
  isDifferent,
  type ComparedSection,
  type ComparisonCounts,
} from '#domain/questionnaire/template-comparison.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  templateVersionQuery,
  type TemplateVersion,
  type TemplateVersionSummary,
} from '#src/api/provider-assessment/template-contents.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { ChangedParts } from '#src/components/questionnaire/ChangedParts.tsx';
import { counted } from '#src/components/words.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { ComparedQuestion } from './ComparedQuestion.tsx';

const VersionLink = createLink(TextLink);

const root = css({ maxWidth: '[56rem]', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16', rowGap: '8' });
const heading = css({ textStyle: 'title.md', margin: '0', flex: '1', mdDown: { flexBasis: 'full' } });
const sectionTitle = css({ textStyle: 'title.sm', margin: '0', overflowWrap: 'anywhere' });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const note = css({ margin: '0', color: 'fg.muted' });

interface VersionComparisonProps {
  readonly templateId: string;
  /** The earlier version, and the later one. */
  readonly before: TemplateVersionSummary;
  readonly now: TemplateVersionSummary;
}

/** How a version differs from an earlier one, question by question. */
export function VersionComparison({ templateId, before, now }: VersionComparisonProps) {
  const api = useApi();
  const [earlier, later] = useQueries({
    queries: [templateVersionQuery(api, before.id), templateVersionQuery(api, now.id)],
  });
  if (earlier.data !== undefined && later.data !== undefined)
    return <Compared templateId={templateId} before={earlier.data} now={later.data} />;
  const failed = earlier.error === null ? later : earlier;
  if (failed.error === null) return <LoadingRows />;
  return <LoadFailed what="comparison" error={failed.error} onRetry={() => void failed.refetch()} />;
}

const questions = { one: 'question', many: 'questions' };

/** `2 questions added, 1 question changed`; empty if there are none. */
const countsInWords = ({ added, removed, changed, moved }: ComparisonCounts): string =>
  Object.entries({ added, removed, changed, moved })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${counted(count, questions)} ${what}`)
    .join(', ');

interface ComparedProps {
  readonly templateId: string;
  readonly before: TemplateVersion;
  readonly now: TemplateVersion;
}

function Compared({ templateId, before, now }: ComparedProps) {
  const sections = useMemo(
    () => compareVersions({ before: before.questionnaires, now: now.questionnaires }),
    [before, now],
  );
  const [onlyChanges, setOnlyChanges] = useState(true);
  const shown = onlyChanges ? sections.flatMap(differing) : sections;
  const summary = countsInWords(countsOf(sections));
  return (
    <section className={root} aria-labelledby="comparison">
      <div className={head}>
        <h2 id="comparison" className={heading}>
          What version {now.number} changes in version {before.number}
        </h2>
        <Checkbox checked={onlyChanges} onCheckedChange={setOnlyChanges}>
          Changes only
        </Checkbox>
        <VersionLink to="/assessment-library/versions/$id" params={{ id: templateId }} search={{ version: now.number }}>
          Close the comparison
        </VersionLink>
      </div>
      <p className={note} role="status">
        {summary === '' ? 'The questions are the same.' : `${summary}.`}
      </p>
      {shown.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </section>
  );
}

/** What is different in a section; nothing if it is the same. */
function differing(section: ComparedSection): ComparedSection[] {
  const different = section.questions.filter(isDifferent);
  return different.length === 0 && section.change === 'SAME' && !section.isMoved
    ? []
    : [{ ...section, questions: different }];
}

/** What is said of a whole section. */
const sectionMarks = { SAME: '', ADDED: ', added', REMOVED: ', removed', CHANGED: ', changed' } as const;

const Section = ({ section }: { readonly section: ComparedSection }) => {
  const { id, number, change, isMoved, parts } = section;
  return (
    <section aria-labelledby={`compared-${id}`}>
      <h3 id={`compared-${id}`} className={sectionTitle}>
        Section {number}: <bdi>{titleOfSection(section, number)}</bdi>
        {sectionMarks[change]}
        {isMoved && ', moved'}
      </h3>
      <ChangedParts parts={parts} />
      <ol className={list}>
        {section.questions.map((compared) => (
          <ComparedQuestion key={compared.question.id} compared={compared} />
        ))}
      </ol>
    </section>
  );
};
