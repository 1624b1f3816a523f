import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { competenceLevelLabels } from '#domain/words/staff-competence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  competences,
  requireCompetence,
  requiredOfRoleQuery,
  type RequiredCompetence,
} from '#src/api/staff-competence.ts';
import { choicesOf, valuesAmong } from '#src/components/fields/choices.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { useOfferedEntries } from '#src/registers/useOfferedEntries.ts';
import { texts } from '#src/texts/en.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const item = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) 10rem auto]',
  alignItems: 'center',
  columnGap: '8',
  paddingBlock: '6',
  borderBlockStart: 'subtle',
});
const name = css({ overflowWrap: 'anywhere', paddingBlock: '6' });
const tool = css({ width: { base: 'touch', md: '32' }, height: { base: 'touch', md: '32' } });

interface RequiredCompetencesProps {
  readonly roleId: string;
  readonly readOnly: boolean;
}

/** What a role requires. Each choice is kept at once: the form of the role does not have it. */
export function RequiredCompetences({ roleId, readOnly }: RequiredCompetencesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, isError, error, refetch } = useQuery(requiredOfRoleQuery(api, roleId));
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { competenceId: string; level: RequiredCompetence['level'] | null }) =>
      requireCompetence(api, queryClient, { roleId, ...change }),
    onError: ({ message }) => {
      toast.error('The required competences were not changed', message || texts.errors.fallback);
      void refetch();
    },
  });
  return (
    <FieldSection title="Required competences">
      {isError && <LoadFailed what="required competences" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows />}
      {data?.length === 0 && <p className={note}>This role requires nothing yet.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={sectionList} aria-label="Required competences">
          {data.map((one) => (
            <Required
              key={one.competence.id}
              one={one}
              readOnly={readOnly}
              busy={isPending}
              onLevel={(level) => mutate({ competenceId: one.competence.id, level })}
            />
          ))}
        </ul>
      )}
      {data !== undefined && !readOnly && (
        <Addition
          known={data.map(({ competence }) => competence.id)}
          onChoose={(competenceId) => mutate({ competenceId, level: 'PRACTITIONER' })}
        />
      )}
    </FieldSection>
  );
}

interface RequiredProps {
  readonly one: RequiredCompetence;
  readonly readOnly: boolean;
  readonly busy: boolean;
  readonly onLevel: (level: RequiredCompetence['level'] | null) => void;
}

const Required = ({ one: { competence, level }, readOnly, busy, onLevel }: RequiredProps) => (
  <li className={item}>
    <bdi className={name}>{competence.name}</bdi>
    {readOnly ? (
      <span className={name}>{competenceLevelLabels[level]}</span>
    ) : (
      <>
        <Select
          label={`Level of ${competence.name}`}
          labelStyle="hidden"
          options={choicesOf(competenceLevelLabels)}
          value={level}
          disabled={busy}
          onValueChange={(chosen) => {
            const [given] = valuesAmong(competenceLevelLabels, [chosen ?? '']);
            if (given !== undefined && given !== level) onLevel(given);
          }}
        />
        <IconButton
          className={tool}
          label={`Not required: ${competence.name}`}
          disabled={busy}
          onClick={() => onLevel(null)}
        >
          <TrashIcon />
        </IconButton>
      </>
    )}
  </li>
);

interface AdditionProps {
  /** Those that are required already. */
  readonly known: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** Requires one more, at first by someone who does it without help. */
function Addition({ known, onChoose }: AdditionProps) {
  const { options, search } = useOfferedEntries(competences, [], []);
  const shared = {
    label: 'Require a competence',
    placeholder: 'Choose one',
    options: options.filter(({ value }) => !known.includes(value)),
    value: null,
    onValueChange: (id: string | null) => {
      if (id !== null) onChoose(id);
    },
  };
  return search === undefined ? <Select {...shared} /> : <SearchSelect {...shared} {...search} />;
}
