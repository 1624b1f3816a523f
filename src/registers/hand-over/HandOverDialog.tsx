import { useSelector } from '@xstate/react';

import { isComplete, type Responsibilities } from '#machines/member-removal/member-removal.machine.ts';
import { counted } from '#src/components/words.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { PersonSelect } from './PersonSelect.tsx';
import type { RemovalActor } from './useRemovalActor.ts';

const records = { one: 'record or part of one', many: 'records or parts of them' };

const reasons = {
  MAY_NOT_VIEW: 'the successor may not see it',
  OTHER_PART: 'the successor is its author, owner or approver',
} as const;

/** Removes a member, or hands over what someone who left owns: everything gets a named successor. */
export function HandOverDialog({ actor }: { readonly actor: RemovalActor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const step = useSelector(actor, ({ value }) => value);
  const { leaver, successorId, found, failure } = context;
  if (leaver === null) return null;
  const isRemoval = leaver.version !== null;
  return (
    <ActionDialog
      open={step !== 'closed'}
      title={isRemoval ? `Remove ${leaver.name}?` : `Hand over what ${leaver.name} owns?`}
      description={
        isRemoval
          ? 'They lose their access at once. Their name stays in the activity log, and in records that are closed or under review.'
          : 'Records that are closed or under review keep the people whom they name.'
      }
      confirmLabel={isRemoval ? 'Remove member' : 'Hand over'}
      tone={isRemoval ? 'danger' : 'primary'}
      busyLabel={step === 'finding' ? 'Looking...' : isRemoval ? 'Removing...' : 'Handing over...'}
      busy={step === 'finding' || step === 'removing'}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
    >
      {failure !== null && (
        <Banner tone="danger">{Object.values(failure.fieldErrors).join('. ') || failure.message}</Banner>
      )}
      {found !== null && <p>{saysWhat(found)}</p>}
      {found !== null && found.total > 0 && (
        <PersonSelect
          label="Successor"
          value={successorId}
          except={leaver.id}
          onChoose={(id) => actor.send({ type: 'successor.chosen', successorId: id })}
        />
      )}
      {found !== null && <Questions actor={actor} found={found} leaverId={leaver.id} />}
      {found !== null && !isComplete(context) && <p>Choose who takes over before you go on.</p>}
    </ActionDialog>
  );
}

const saysWhat = ({ total, first }: Responsibilities): string => {
  if (total === 0) return 'They are responsible for nothing.';
  const names = first.slice(0, 5).map(({ record }) => `${record.ref} ${record.title}`);
  const more = total > names.length ? ` and ${total - names.length} more` : '';
  return `They are responsible for ${counted(total, records)}: ${names.join(', ')}${more}.`;
};

type Question = Responsibilities['questions'][number];

interface QuestionsProps {
  readonly actor: RemovalActor;
  readonly found: Responsibilities;
  readonly leaverId: string;
}

/** What the successor cannot take is asked record by record; one member can be chosen for several. */
function Questions({ actor, found: { questions }, leaverId }: QuestionsProps) {
  const exceptions = useSelector(actor, ({ context }) => context.exceptions);
  const chosenFor = ({ record, field }: Question) =>
    exceptions.find((one) => one.recordId === record.id && one.field === field)?.successorId ?? null;
  const choose = (those: readonly Question[], successorId: string | null) => {
    if (successorId === null) return;
    for (const { record, field } of those)
      actor.send({ type: 'exception.chosen', exception: { recordId: record.id, field, successorId } });
  };
  const [first, ...others] = questions.map(chosenFor);
  return (
    <>
      {others.length > 0 && (
        <PersonSelect
          label={`One member for all ${questions.length} below`}
          value={others.every((one) => one === first) ? (first ?? null) : null}
          except={leaverId}
          onChoose={(successorId) => choose(questions, successorId)}
        />
      )}
      {questions.map((question) => (
        <PersonSelect
          key={`${question.record.id} ${question.field}`}
          label={`${question.record.ref} ${question.record.title}: ${reasons[question.problem]}`}
          value={chosenFor(question)}
          except={leaverId}
          onChoose={(successorId) => choose([question], successorId)}
        />
      ))}
    </>
  );
}
