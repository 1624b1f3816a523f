import { organisationRoleTexts } from '#domain/words/people.ts';
import type { OnCallDraft } from '#src/actors/on-call.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { choicesOf, valuesAmong, type Named } from '#src/components/fields/choices.ts';
import { TextInput } from '#src/components/fields/TextInput.tsx';
import { counted } from '#src/components/words.ts';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import type { StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MultiSelect } from '#src/ui/form/MultiSelect.tsx';
import { css } from '#styled/css/index.js';

const group = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  border: 'none',
  borderBlockStart: 'default',
  margin: '0',
  padding: '0',
  paddingBlockStart: '12',
  minWidth: '0',
});
const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '4' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const warning = css({ margin: '0', color: 'danger.fg', textStyle: 'xs' });

type Group = OnCallDraft['groups'][number];

interface GroupsProps {
  readonly form: StepFields<OnCallDraft>;
  /** As they are stored, for the names of their members. */
  readonly stored: Schemas['OnCall']['groups'];
}

const people = { one: 'person', many: 'people' } as const;

const newGroup: Group = { name: '', roles: [], memberIds: [] };

/** Lists with two neighbours exchanged. */
const exchanged = (groups: readonly Group[], first: number): Group[] => {
  const [one, other] = [groups[first], groups[first + 1]];
  return one === undefined || other === undefined ? [...groups] : groups.toSpliced(first, 2, other, one);
};

/** The form of one group. */
const formOf = (form: StepFields<OnCallDraft>, index: number): RecordForm<Group> => {
  const { groups } = form.draft;
  return {
    draft: groups[index] ?? newGroup,
    readOnly: form.readOnly,
    errorOf: (path) => form.errorOf(`groups/${index}/${path}`),
    change: (field, value) =>
      form.change(
        'groups',
        groups.map((one, place) => (place === index ? { ...one, [field]: value } : one)),
      ),
  };
};

/** The on-call groups, in the order in which they are told. */
export function OnCallGroups({ form, stored }: GroupsProps) {
  const { groups } = form.draft;
  const change = (next: Group[]) => form.change('groups', next);
  const members = stored.flatMap((one) => one.members);
  return (
    <>
      {groups.map((one, index) => (
        // A group has nothing of its own but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className={group}>
          <GroupFields form={formOf(form, index)} place={index} members={members} />
          <Reached stored={stored.find(({ name }) => name === one.name)} />
          <div className={tools}>
            <Button
              size="sm"
              variant="ghost"
              disabled={index === 0}
              onClick={() => change(exchanged(groups, index - 1))}
            >
              Tell earlier
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={groups.length === 1}
              onClick={() => change(groups.toSpliced(index, 1))}
            >
              Remove group
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button size="sm" disabled={groups.length >= 10} onClick={() => change([...groups, newGroup])}>
          Add group
        </Button>
      </div>
    </>
  );
}

interface GroupFieldsProps {
  readonly form: RecordForm<Group>;
  readonly place: number;
  readonly members: readonly Named[];
}

function GroupFields({ form, place, members }: GroupFieldsProps) {
  return (
    <>
      <TextInput form={form} field="name" words={{ label: `Group ${place + 1}` }} required />
      <MembersInput
        form={form}
        field="memberIds"
        words={{ label: 'Members' }}
        current={members}
        placeholder="Nobody by name"
      />
      <MultiSelect
        label="Roles"
        options={choicesOf(organisationRoleTexts)}
        value={form.draft.roles}
        help="Everyone with one of these roles who may edit incidents."
        onValueChange={(roles) => form.change('roles', valuesAmong(organisationRoleTexts, roles))}
      />
    </>
  );
}

/** How many of a stored group can be told now. */
function Reached({ stored }: { readonly stored: GroupsProps['stored'][number] | undefined }) {
  if (stored === undefined) return null;
  if (stored.reached > 0) return <p className={note}>{counted(stored.reached, people)} can be told now.</p>;
  return <p className={warning}>Nobody in this group may edit incidents: it is passed over.</p>;
}
