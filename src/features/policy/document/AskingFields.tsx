import { useQuery } from '@tanstack/react-query';

import { isComing } from '#domain/policy/lifecycle.ts';
import { recipientsIn } from '#domain/secure-link/recipient-list.ts';
import { askedAgainLabels } from '#domain/words/policy.ts';
import type { ReviewDraft } from '#src/actors/policy-document.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Policy } from '#src/api/policy/policies.ts';
import { policyAskingQuery, type PolicyAskingPreview } from '#src/api/policy/policy-versions.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayField } from '#src/components/fields/DayField.tsx';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { formatDay, formatNumber, today } from '#src/components/format.ts';
import { roleLabel } from '#src/components/role-labels.ts';
import { counted } from '#src/components/words.ts';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { css } from '#styled/css/index.js';

const groups = css({ display: 'grid', gap: '6', margin: '0', padding: '0', border: 'none' });
const legend = css({ textStyle: 'sm', fontWeight: 'medium', padding: '0', marginBlockEnd: '6' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'sm' });

const mails = { one: 'mail', many: 'mails' };
const choices = choiceWords('Ask to acknowledge', askedAgainLabels);

interface AskingFieldsProps {
  readonly policy: Policy;
  /** The number of the version that is approved. */
  readonly number: string;
  readonly form: RecordForm<ReviewDraft>;
}

/** What follows from asking nobody, so far as anyone was asked before. */
function withoutAsking({ open, acknowledged }: PolicyAskingPreview, number: string): string {
  const kept = [
    ...(open === 0
      ? []
      : [`${counted(open, { one: 'open request passes', many: 'open requests pass' })} on to ${number}`]),
    ...(acknowledged === 0
      ? []
      : [`${counted(acknowledged, { one: 'acknowledgement counts', many: 'acknowledgements count' })} for it`]),
  ];
  return ['No mails', ...kept].join('; ');
}

/** How many people are chosen at most. Someone may be chosen twice: as a member, and by their address. */
function mostChosen({ roles, memberIds, addresses }: ReviewDraft, preview: PolicyAskingPreview): number {
  const inRoles = preview.roles.reduce((sum, { role, members }) => sum + (roles.includes(role) ? members : 0), 0);
  return inRoles + memberIds.length + recipientsIn(addresses).recipients.length;
}

/** How many mails a choice sends, and when. @param day from which they are sent, or `today` */
function sentText(draft: ReviewDraft, preview: PolicyAskingPreview, day: string): string {
  const isEveryone = draft.whom === 'EVERYONE';
  const most = isEveryone ? preview.everyone : mostChosen(draft, preview);
  if (most === 0)
    return isEveryone ? 'Nobody was asked before: no mails' : 'Choose at least one group, member or address';
  const when = day === 'today' ? day : `on ${day}`;
  return isEveryone ? `${counted(most, mails)}, ${when}` : `Up to ${counted(most, mails)}, ${when}`;
}

/** Who is asked to acknowledge the version that is approved, when, and how many mails that sends. */
export function AskingFields({ policy, number, form }: AskingFieldsProps) {
  const { data: preview } = useQuery(policyAskingQuery(useApi(), policy.id));
  const { whom, askOn } = form.draft;
  const { effectiveOn } = policy;
  const first = effectiveOn !== null && isComing(effectiveOn, today()) ? formatDay(effectiveOn) : 'today';
  const sent = (draft: ReviewDraft, known: PolicyAskingPreview) => {
    if (draft.whom === 'NOBODY') return withoutAsking(known, number);
    return sentText(draft, known, askOn === null ? first : formatDay(askOn));
  };
  return (
    <>
      <ChoiceInput form={form} field="whom" words={choices} />
      {whom === 'CHOSEN' && preview !== undefined && <ChosenFields form={form} preview={preview} />}
      {whom !== 'NOBODY' && (
        <DayField
          label="Ask on"
          value={askOn}
          error={form.errorOf('askOn')}
          help={`Empty: ${first}, as soon as the version is in force`}
          onValueChange={(day) => form.change('askOn', day)}
        />
      )}
      <p className={note} role="status">
        {preview === undefined ? '' : `${sent(form.draft, preview)}.`}
      </p>
    </>
  );
}

/** Groups, members and addresses. */
function ChosenFields({ form, preview }: Pick<AskingFieldsProps, 'form'> & { readonly preview: PolicyAskingPreview }) {
  const { roles, addresses } = form.draft;
  return (
    <>
      <fieldset className={groups}>
        <legend className={legend}>Groups</legend>
        {preview.roles.map(({ role, members }) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onCheckedChange={(isChosen) =>
              form.change('roles', isChosen ? [...roles, role] : roles.filter((one) => one !== role))
            }
          >
            {`${roleLabel(role)} (${formatNumber(members)})`}
          </Checkbox>
        ))}
      </fieldset>
      <MembersInput
        form={form}
        field="memberIds"
        words={{ label: 'Members' }}
        current={undefined}
        placeholder="Nobody chosen"
      />
      <TextArea
        label="Addresses"
        help="One to a line, or pasted from a list"
        value={addresses}
        error={form.errorOf('addresses')}
        onChange={({ target }) => form.change('addresses', target.value)}
      />
    </>
  );
}
