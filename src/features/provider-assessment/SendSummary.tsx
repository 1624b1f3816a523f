import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  answersQuery,
  assessments,
  respondentsQuery,
  type Assessment,
  type Respondent,
} from '#src/api/provider-assessment/service-provider-assessments.ts';
import { listQuery } from '#src/api/record/register.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatDay } from '#src/components/format.ts';
import { counted, enumerated } from '#src/components/words.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '16',
  rowGap: '6',
  margin: '0',
  '& dt': { color: 'fg.muted' },
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
});

const unknown = '…';

const nameOf = ({ name, email }: Pick<Respondent, 'name' | 'email'>): string => isolated(name === '' ? email : name);

interface SendSummaryProps {
  readonly assessment: Assessment;
  /** Why it cannot be sent with its last day. */
  readonly error: string | undefined;
}

/** What will be sent, its recipients, its last day, and what is offered again. */
export function SendSummary({ assessment, error }: SendSummaryProps) {
  const { id, provider, template, expiresOn, dueOn } = assessment;
  const api = useApi();
  const { data: respondents } = useQuery(respondentsQuery(api, id));
  const { data: content } = useQuery(answersQuery(api, id));
  const names = respondents?.map(nameOf);
  const questions = content?.questionnaires.reduce((total, section) => total + section.questions.length, 0);
  const sections = content?.questionnaires.length;
  return (
    <>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <dl className={list}>
        <dt>Service provider</dt>
        <dd dir="auto">{provider?.title ?? 'None'}</dd>
        <dt>Template</dt>
        <dd dir="auto">
          {template?.title ?? 'None'}
          {questions !== undefined &&
            sections !== undefined &&
            `, ${counted(questions, { one: 'question', many: 'questions' })} in ${counted(sections, { one: 'section', many: 'sections' })}`}
        </dd>
        <dt>Respondents</dt>
        <dd>{names === undefined ? unknown : enumerated(names, 5)}</dd>
        <dt>Links work until</dt>
        <dd>
          {expiresOn === null ? 'Not set' : formatDay(expiresOn)}
          {dueOn !== null && `, wanted by ${formatDay(dueOn)}`}
        </dd>
        <dt>Carried over</dt>
        <dd>{provider === null ? 'Nothing' : <CarriedOver providerId={provider.id} />}</dd>
      </dl>
    </>
  );
}

/** The earlier answers that the respondents are shown, to confirm or to answer again. */
function CarriedOver({ providerId }: { readonly providerId: string }) {
  const { data } = useQuery(
    listQuery(useApi(), assessments, {
      providerId: [providerId],
      status: ['SUBMITTED', 'REVIEWED', 'APPROVED'],
      perPage: 3,
      sortId: 'ref',
      desc: true,
    }),
  );
  if (data === undefined) return unknown;
  const { total } = data.pagination;
  if (total === 0) return 'Nothing: no earlier assessment has been submitted';
  const earlier = data.data.map(({ ref }) => ref);
  const others = total - earlier.length;
  return `Answers of ${enumerated([...earlier, ...(others > 0 ? [`${others} more`] : [])], 4)}`;
}
