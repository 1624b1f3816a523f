import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { AssessmentTemplate } from '#src/api/provider-assessment/assessment-templates.ts';
import { templateVersionsQuery, type TemplateVersionSummary } from '#src/api/provider-assessment/template-contents.ts';
import { isolated } from '#src/components/bidi.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { counted } from '#src/components/words.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { WithTemplate } from '../WithTemplate.tsx';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';
import { VersionView } from './VersionView.tsx';

const RouteLink = createLink(TextLink);
const route = getRouteApi('/_app/_guarded/assessment-library/versions/$id');

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' },
  borderBlockStart: 'default',
});
const side = css({
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '16',
  borderInlineEnd: { md: 'default' },
  borderBlockEnd: { mdDown: 'default' },
});
const main = css({ minWidth: '0', paddingInline: { base: '16', md: '20' }, paddingBlock: '16' });

/** /assessment-library/versions/$id: the published versions of a template, as they were sent to providers. */
export const VersionsPage = () => <WithTemplate>{(template) => <Versions template={template} />}</WithTemplate>;

function Versions({ template }: { readonly template: AssessmentTemplate }) {
  const { data, error, refetch } = useQuery(templateVersionsQuery(useApi(), template.id));
  return (
    <>
      <PageTitle
        title={`${template.ref} ${isolated(template.title)}`}
        note={data && counted(data.length, { one: 'published version', many: 'published versions' })}
        actions={
          <RouteLink to="/assessment-library/questionnaire-builder/$id" params={{ id: template.id }}>
            Questionnaire builder
          </RouteLink>
        }
      />
      {data === undefined && error === null && <LoadingRows />}
      {data === undefined && error !== null && (
        <LoadFailed what="versions" error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState title="Not published yet">Publish the questions to freeze them as the first version.</EmptyState>
      )}
      {data !== undefined && data.length > 0 && <Shown versions={data} templateId={template.id} />}
    </>
  );
}

interface ShownProps {
  readonly templateId: string;
  readonly versions: readonly TemplateVersionSummary[];
}

/** The versions beside the one in the address, or beside what it changes in another. */
function Shown({ templateId, versions }: ShownProps) {
  const search = route.useSearch();
  const withNumber = (number: number | undefined) => versions.find((version) => version.number === number);
  const shown = search.version === undefined ? versions[0] : withNumber(search.version);
  const other = withNumber(search.from);
  return (
    <div className={columns}>
      <nav className={side} aria-label="Versions">
        <VersionList templateId={templateId} versions={versions} shown={shown?.number} from={other?.number} />
      </nav>
      <div className={main}>
        {shown === undefined && (
          <ErrorState title="There is no such version">Choose one of the versions in the list.</ErrorState>
        )}
        {shown !== undefined &&
          (other === undefined || other === shown ? (
            <VersionView key={shown.id} summary={shown} />
          ) : (
            <VersionComparison
              templateId={templateId}
              before={other.number < shown.number ? other : shown}
              now={other.number < shown.number ? shown : other}
            />
          ))}
      </div>
    </div>
  );
}
