import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { competenceNeedsQuery, type CompetenceNeed } from '#src/api/staff-competence.ts';
import type { StaffMember } from '#src/api/staff.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { counted } from '#src/components/words.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { CompetenceStateText } from './CompetenceStateText.tsx';

const item = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', paddingBlock: '4', overflowWrap: 'anywhere' });
const what = css({ flex: '1', minWidth: '[12rem]' });
const subtle = css({ display: 'block', color: 'fg.subtle', textStyle: 'xs' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

const whyNothing = ({ status, roles }: StaffMember): string => {
  if (status === 'DEACTIVATED') return 'Nothing is required of someone who has left.';
  return roles.length === 0 ? 'Choose roles to see what they require.' : 'Their roles require no competence.';
};

/** What the roles of a staff member require, beside what they have. */
export function NeedsSection({ member }: { readonly member: StaffMember }) {
  const { data, isError, error, refetch } = useQuery(competenceNeedsQuery(useApi(), member.id));
  return (
    <FieldSection title="Required competences">
      {isError && <LoadFailed what="required competences" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows />}
      {data?.length === 0 && <p className={note}>{whyNothing(member)}</p>}
      {data !== undefined && data.length > 0 && <Needs needs={data} />}
    </FieldSection>
  );
}

function Needs({ needs }: { readonly needs: readonly CompetenceNeed[] }) {
  const gaps = needs.filter(({ state }) => state !== 'MET').length;
  return (
    <>
      <p className={note}>
        {gaps === 0
          ? 'All that their roles require is met'
          : `${counted(gaps, { one: 'gap', many: 'gaps' })} of ${needs.length} required`}
      </p>
      <ul className={sectionList} aria-label="Required competences">
        {needs.map((need) => (
          <li key={need.competence.id} className={item}>
            <span className={what}>
              <bdi>{need.competence.name}</bdi>
              <span className={subtle} dir="auto">
                {need.roles.map(({ name }) => name).join(', ')}
              </span>
            </span>
            <CompetenceStateText {...need} />
          </li>
        ))}
      </ul>
    </>
  );
}
