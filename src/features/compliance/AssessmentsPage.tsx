import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';

import { choicesOf } from '#src/components/fields/choices.ts';
import { rememberedSearch } from '#src/components/register/remembered.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { css } from '#styled/css/index.js';

import type { AssessmentsSearch, AssessmentView } from './assessments-search.ts';
import { assessmentViewTitles } from './view-titles.ts';

const OwnControlView = lazyPart(async () => (await import('./own-control/OwnControlView.tsx')).OwnControlView);
const EvidenceView = lazyPart(async () => (await import('./evidence/EvidenceView.tsx')).EvidenceView);
const StandardsView = lazyPart(async () => (await import('./StandardsView.tsx')).StandardsView);
const FindingsView = lazyPart(async () => (await import('./FindingsView.tsx')).FindingsView);
const ToAssessment = lazyPart(async () => (await import('./ToAssessment.tsx')).ToAssessment);
const StatementsView = lazyPart(async () => (await import('./statement/StatementsView.tsx')).StatementsView);
const ToStatement = lazyPart(async () => (await import('./statement/ToStatement.tsx')).ToStatement);
const MappingView = lazyPart(async () => (await import('./mapping/MappingView.tsx')).MappingView);

const AuditsView = lazyPart(async () => (await import('./audit/AuditsView.tsx')).AuditsView);
const ReviewsView = lazyPart(async () => (await import('./management-review/ReviewsView.tsx')).ReviewsView);
const ObjectivesView = lazyPart(async () => (await import('./objective/ObjectivesView.tsx')).ObjectivesView);

const route = getRouteApi('/_app/_guarded/assessments/');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const bar = css({
  display: { base: 'none', md: 'flex' },
  flexShrink: '0',
  flexWrap: 'wrap',
  columnGap: '4',
  paddingInline: '12',
  borderBlockEnd: 'default',
});
/** Nine names would take a phone four lines. */
const picker = css({ display: { md: 'none' }, paddingInline: '16', paddingBlock: '8', borderBlockEnd: 'default' });
const tab = css({
  paddingInline: '8',
  paddingBlock: '10',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  borderBlockEnd: '[2px solid transparent]',
  '&:hover': { color: 'fg.default' },
  '&[aria-current=page]': { color: 'fg.default', fontWeight: 'medium', borderBlockEndColor: 'accent.solid' },
});
const body = css({ flex: '1', minHeight: '0', position: 'relative', overflow: 'auto' });

/** Of a register, as the person last chose. */
const searchOf = (view: AssessmentView) => ({ ...rememberedSearch(`/assessments?view=${view}`), view });

const isView = (name: string): name is AssessmentView => Object.hasOwn(assessmentViewTitles, name);

/** /assessments: what makes up the management system, from adopted standards to its objectives, each a view of the page. */
export function AssessmentsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <div className={screen}>
      <nav className={bar} aria-label="Views of standards and assessments">
        {Object.entries(assessmentViewTitles).map(
          ([view, title]) =>
            isView(view) && (
              <Link
                key={view}
                to="/assessments"
                search={searchOf(view)}
                className={tab}
                // Otherwise the first view, whose address has no search, would count as active in all of them.
                activeOptions={{ exact: true }}
                activeProps={{}}
                aria-current={view === search.view ? 'page' : undefined}
              >
                {title}
              </Link>
            ),
        )}
      </nav>
      <div className={picker}>
        <Select
          label="View"
          options={choicesOf(assessmentViewTitles)}
          value={search.view}
          onValueChange={(view) => view !== null && void navigate({ search: searchOf(view) })}
        />
      </div>
      <div className={body}>
        <Suspense fallback={null}>
          <View search={search} />
        </Suspense>
      </div>
    </div>
  );
}

function View({ search }: { readonly search: AssessmentsSearch }) {
  if (search.view === 'controls') return <OwnControlView search={search} />;
  if (search.view === 'evidence') return <EvidenceView search={search} />;
  if (search.view === 'findings') return <FindingsView search={search} />;
  if (search.view === 'soa')
    return search.statement === undefined ? <StatementsView /> : <ToStatement id={search.statement} />;
  if (search.view === 'audits') return <AuditsView search={search} />;
  if (search.view === 'reviews') return <ReviewsView search={search} />;
  if (search.view === 'objectives') return <ObjectivesView search={search} />;
  if (search.view === 'mapping') return <MappingView />;
  return search.assessment === undefined ? <StandardsView /> : <ToAssessment id={search.assessment} />;
}
