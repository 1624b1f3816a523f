import { useQuery } from '@tanstack/react-query';

import { competenceLevelLabels } from '#domain/words/staff-competence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { competences } from '#src/api/staff-competence.ts';
import { trainingParts, type CompetenceKind, type StaffCompetence } from '#src/api/staff-parts.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatDay } from '#src/components/format.ts';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { useOfferedEntries } from '#src/registers/useOfferedEntries.ts';
import { competenceWords as words } from '#src/registers/words/staff-competence.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';

import { competenceKind } from './competence-kind.ts';

interface CompetencesProps {
  readonly memberId: string;
  readonly mayEdit: boolean;
}

/** What a staff member knows and can do, with what proves it. */
export const Competences = ({ memberId, mayEdit }: CompetencesProps) => (
  <PartList<CompetenceKind>
    kind={competenceKind}
    recordId={memberId}
    mayEdit={mayEdit}
    name="Competences of the staff member"
    renderTotals={(held) => <Totals held={held} />}
    renderFacts={(one) => <Facts one={one} />}
    renderFields={(form, one) => <Fields form={form} one={one} memberId={memberId} />}
  />
);

function Totals({ held }: { readonly held: readonly StaffCompetence[] }) {
  const lapsed = held.filter(({ isLapsed }) => isLapsed).length;
  if (held.length === 0) return <p className={partTotals}>No competences yet</p>;
  return (
    <p className={partTotals}>
      {[countOf(held.length, 'competence'), ...(lapsed > 0 ? [`${lapsed} lapsed`] : [])].join(' · ')}
    </p>
  );
}

const Facts = ({ one: { level, isLapsed, assessedOn, training, note } }: { readonly one: StaffCompetence }) => (
  <>
    <span>{competenceLevelLabels[level]}</span>
    {isLapsed && (
      <StatusText shape="expired" tone="danger">
        Lapsed: its training is not valid
      </StatusText>
    )}
    {assessedOn !== null && <span>Assessed {formatDay(assessedOn)}</span>}
    {training !== null && (
      <span>
        Proved by <bdi>{training.name}</bdi>
      </span>
    )}
    {note !== '' && <span dir="auto">{note}</span>}
  </>
);

interface FieldsProps {
  readonly form: RecordForm<CompetenceKind['draft']>;
  readonly one: StaffCompetence | null;
  readonly memberId: string;
}

const Fields = ({ form, one, memberId }: FieldsProps) => (
  <>
    <CompetenceInput form={form} one={one} />
    <FieldPair>
      <ChoiceInput form={form} field="level" words={words.level} />
      <DayInput form={form} field="assessedOn" words={words.assessedOn} />
    </FieldPair>
    <TrainingInput form={form} one={one} memberId={memberId} />
    <ProseInput form={form} field="note" words={words.note} />
  </>
);

/** Which competence: one has to be chosen. */
function CompetenceInput({ form, one }: Pick<FieldsProps, 'form' | 'one'>) {
  const { competenceId } = form.draft;
  const chosen = competenceId === '' ? [] : [competenceId];
  const { options, known, search, remember } = useOfferedEntries(competences, one ? [one.competence] : [], chosen);
  const shared = {
    label: words.competenceId.label,
    required: true,
    value: competenceId === '' ? null : competenceId,
    error: form.errorOf('competenceId'),
    help: options.length === 0 ? 'Add competences to the settings first' : undefined,
    onValueChange: (id: string | null) => {
      if (id !== null) remember([id]);
      form.change('competenceId', id ?? '');
    },
  };
  if (search === undefined) return <Select {...shared} options={options} />;
  return <SearchSelect {...shared} {...search} options={known} />;
}

/** A training of the same staff member that was done. */
function TrainingInput({ form, one, memberId }: FieldsProps) {
  const { data = [] } = useQuery(trainingParts.query(useApi(), memberId));
  const done = data
    .filter(({ doneOn }) => doneOn !== null)
    .map(({ id, title, doneOn }) => ({ value: id, label: `${title} (${formatDay(doneOn ?? '')})` }));
  const own = one?.training ?? null;
  const isMissing = own !== null && done.every(({ value }) => value !== own.id);
  const options = isMissing ? [...done, { value: own.id, label: own.name }] : done;
  return (
    <Select
      label={words.trainingId.label}
      deselectable
      placeholder="None"
      help={
        options.length === 0
          ? 'Record a training that was done, then choose it here'
          : 'Once it has expired and was not renewed, the competence does not count'
      }
      options={options}
      value={form.draft.trainingId}
      error={form.errorOf('trainingId')}
      onValueChange={(chosen) => form.change('trainingId', chosen)}
    />
  );
}
