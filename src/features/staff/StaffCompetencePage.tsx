import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { leadingRoles } from '#domain/leading-role.ts';
import { competenceLevelLabels } from '#domain/words/staff-competence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { roleStandingQuery, type RoleStanding } from '#src/api/staff-competence.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { CompetenceStateText } from './CompetenceStateText.tsx';

const StaffLink = createLink(TextLink);

type Competence = RoleStanding['competences'][number];

const people = { one: 'person', many: 'people' };
const working = ['PENDING', 'ACTIVE'] as const;

const plain = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '8', margin: '0', color: 'fg.muted' });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const entry = css({
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '8',
  borderBlockStart: 'subtle',
  overflowWrap: 'anywhere',
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '16', rowGap: '2' });
const what = css({ flex: '1', minWidth: '[14rem]' });
const level = css({ color: 'fg.muted', textStyle: 'xs', marginInlineStart: '8' });
const numbers = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', tabularFigures: true });
const lacking = css({ listStyle: 'none', margin: '0', padding: '0', paddingBlockStart: '4', textStyle: 'sm' });
const person = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', paddingBlock: '2' });
const subtle = css({ color: 'fg.subtle' });

/** /staff-competence: by role, which competences it requires, how many of its people have them, and who does not. */
export function StaffCompetencePage() {
  const { data, isPending, isError, error, refetch } = useQuery(roleStandingQuery(useApi()));
  const mayAdd = useMay({ roles: leadingRoles, feature: 'STAFF', level: 'ADD' });
  return (
    <>
      <PageTitle title="Competence" note={data && counted(data.length, { one: 'role', many: 'roles' })} />
      {isPending && <LoadingRows />}
      {isError && <LoadFailed what="roles" error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title="No roles yet">
          {mayAdd ? (
            <>
              Add <StaffLink to="/settings/staff/staff-role">staff roles</StaffLink>, and choose what each requires.
            </>
          ) : (
            'Those who lead the organisation add roles, and what each requires.'
          )}
        </EmptyState>
      )}
      {data?.map((standing) => (
        <Role key={standing.role.id} {...standing} />
      ))}
    </>
  );
}

function Role({ role, active, holders, competences }: RoleStanding) {
  const nobody = active ? 'Nobody has this role' : 'Nobody has this role, which is not active any more';
  return (
    <Region title={role.name} note={active ? undefined : 'Not active any more'}>
      <p className={plain}>
        {holders === 0 ? (
          nobody
        ) : (
          <StaffLink to="/manage-staff" search={{ roleId: [role.id], status: [...working] }}>
            {counted(holders, people)}
          </StaffLink>
        )}
        {competences.length === 0 && <span className={subtle}> · This role requires no competence.</span>}
      </p>
      {competences.length > 0 && (
        <ul className={list} aria-label={`Competences that ${role.name} requires`}>
          {competences.map((one) => (
            <Required key={one.competence.id} roleId={role.id} one={one} holders={holders} />
          ))}
        </ul>
      )}
    </Region>
  );
}

interface RequiredProps {
  readonly roleId: string;
  readonly one: Competence;
  readonly holders: number;
}

const Required = ({ roleId, one, holders }: RequiredProps) => {
  const { competence, level: required, met, lacking: gaps, lacks } = one;
  const ofRole = { roleId: [roleId] };
  return (
    <li className={entry}>
      <div className={head}>
        <span className={what}>
          <bdi>{competence.name}</bdi>
          <span className={level}>{competenceLevelLabels[required]}</span>
        </span>
        {holders > 0 && (
          <span className={numbers}>
            {met === 0 ? (
              <span className={subtle}>Nobody meets it</span>
            ) : (
              <StaffLink to="/manage-staff" search={{ ...ofRole, competenceMetId: [competence.id] }}>
                {met} of {holders} met
              </StaffLink>
            )}
            {gaps > 0 && (
              <StaffLink to="/manage-staff" search={{ ...ofRole, competenceGapId: [competence.id] }}>
                {counted(gaps, { one: 'gap', many: 'gaps' })}
              </StaffLink>
            )}
          </span>
        )}
      </div>
      {lacks.length > 0 && (
        <ul className={lacking} aria-label={`Who lacks ${competence.name}`}>
          {lacks.map(({ staffMember, ...lack }) => (
            <li key={staffMember.id} className={person}>
              <StaffLink to="/manage-staff" search={{ staffMember: staffMember.id }} dir="auto">
                {staffMember.title}
              </StaffLink>
              <CompetenceStateText {...lack} />
            </li>
          ))}
          {gaps > lacks.length && <li className={subtle}>and {gaps - lacks.length} more</li>}
        </ul>
      )}
    </li>
  );
};
