import { useState, type SubmitEvent } from 'react';

import { longDate, longInstant } from '#domain/time/long-dates.ts';
import { evidenceRequestMachine, type EvidenceDraft } from '#machines/evidence-request/evidence-request.machine.ts';
import { evidenceTexts as texts } from '#src/texts/secure-evidence.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css, cx } from '#styled/css/index.js';

import { useActor, useSelected } from '../assessment/actor-hooks.ts';
import { LinkHeader } from '../LinkHeader.tsx';
import { width } from '../page-width.ts';
import type { EvidenceData } from './data.ts';
import { evidenceActors } from './evidence-actors.ts';
import { GivenFiles } from './GivenFiles.tsx';
import type { RequestState } from './state.ts';

const page = css({ background: 'bg.canvas', flex: '1' });
const column = css({ display: 'grid', gap: '16', alignContent: 'start', paddingBlock: '24' });
const card = css({
  display: 'grid',
  gap: '12',
  padding: { base: '16', md: '20' },
  background: 'bg.surface',
  border: 'default',
  borderRadius: 'md',
});
const heading = css({ textStyle: 'title.lg' });
const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '[72ch]' });
const quiet = css({ color: 'fg.subtle', textStyle: 'sm' });
const dates = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 14rem))]' },
  gap: '12',
});
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });

type Props = RequestState & { readonly data: EvidenceData };

/** A day of the draft. */
function Day({ snapshot, send, field }: RequestState & { readonly field: Exclude<keyof EvidenceDraft, 'reply'> }) {
  const { draft, mistakes, view } = snapshot.context;
  return (
    <TextField
      type="date"
      label={texts[field]}
      max={field === 'madeOn' ? view.today : undefined}
      value={draft[field] ?? ''}
      error={mistakes[field]}
      disabled={!snapshot.matches('open')}
      onChange={({ currentTarget: { value } }) =>
        send({ type: 'draft.changed', change: { [field]: value === '' ? null : value } })
      }
    />
  );
}

/** Why the last step failed, and what to do about it. */
function Trouble({ snapshot }: RequestState) {
  const { failure, mistakes } = snapshot.context;
  const [first] = Object.values(mistakes);
  if (failure !== null) return <Banner tone="danger">{failure.message}</Banner>;
  return first === undefined ? null : (
    <Banner tone="danger" title={texts.giveFailed}>
      {first}
    </Banner>
  );
}

function Form({ data, ...state }: Props) {
  const { snapshot, send } = state;
  const { draft } = snapshot.context;
  const isGiving = snapshot.matches('giving');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ type: 'give.requested' });
  };
  return (
    <form className={cx(width, column)} noValidate onSubmit={submit}>
      <noscript>
        <Banner tone="warning">{texts.withoutScript}</Banner>
      </noscript>
      <Asked data={data} />
      <section className={card} aria-labelledby="files">
        <h2 className={heading} id="files">
          {texts.files}
        </h2>
        <GivenFiles {...state} locale={data.locale} />
      </section>
      <section className={card} aria-labelledby="dates">
        <h2 className={heading} id="dates">
          {texts.dates}
        </h2>
        <p className={quiet}>{texts.datesHelp}</p>
        <div className={dates}>
          <Day {...state} field="madeOn" />
          <Day {...state} field="coversFrom" />
          <Day {...state} field="coversTo" />
        </div>
        <TextArea
          label={texts.reply}
          help={texts.replyHelp}
          maxLength={2000}
          value={draft.reply}
          error={snapshot.context.mistakes['reply']}
          disabled={isGiving}
          onChange={({ currentTarget: { value } }) => send({ type: 'draft.changed', change: { reply: value } })}
        />
      </section>
      <Trouble {...state} />
      <div className={foot}>
        <Button
          type="submit"
          variant="primary"
          busy={isGiving}
          busyLabel={texts.giving}
          disabled={!isGiving && !snapshot.can({ type: 'give.requested' })}
        >
          {texts.give}
        </Button>
        <span className={quiet} role="status">
          {snapshot.hasTag('slow') ? texts.slow : texts.giveHelp}
        </span>
      </div>
    </form>
  );
}

/** What is asked for, and why it was returned if it was. */
function Asked({ data: { view } }: { readonly data: EvidenceData }) {
  return (
    <>
      {view.returnedBecause !== '' && (
        <Banner tone="warning" title={texts.returned}>
          <span className={text} dir="auto">
            {view.returnedBecause}
          </span>
        </Banner>
      )}
      {view.note !== '' && (
        <section className={card} aria-labelledby="needed">
          <h2 className={heading} id="needed">
            {texts.needed}
          </h2>
          <p className={text} dir="auto">
            {view.note}
          </p>
        </section>
      )}
    </>
  );
}

/** What was given, once nothing of it can be changed. */
function Given({ data, ...state }: Props) {
  const { view } = state.snapshot.context;
  const isAccepted = view.state === 'ACCEPTED';
  return (
    <div className={cx(width, column)}>
      <Banner tone="success" title={isAccepted ? texts.accepted : texts.given}>
        {isAccepted ? texts.acceptedHelp : texts.givenHelp}
      </Banner>
      <section className={card}>
        {view.givenAt !== null && (
          <p className={quiet}>
            {texts.givenAt} {longInstant(view.givenAt, data.locale, view.timeZone)}
          </p>
        )}
        {view.files.length > 0 && <GivenFiles {...state} locale={data.locale} />}
        {view.reply !== '' && (
          <p className={text} dir="auto">
            {view.reply}
          </p>
        )}
      </section>
    </div>
  );
}

/** The page on which someone without an account gives evidence: what is asked for, the files and their dates. */
export function EvidencePage({ data }: { readonly data: EvidenceData }) {
  const [machine] = useState(() => evidenceRequestMachine.provide({ actors: evidenceActors(data) }));
  const actor = useActor(machine, { view: data.view });
  const snapshot = useSelected(actor, (current) => current);
  const state: Props = { snapshot, send: (event) => actor.send(event), data };
  const { view, locale } = data;
  return (
    <>
      <LinkHeader
        organisation={view.organisation.name}
        productName={data.productName}
        title={view.title}
        description={texts.asks(view.askedBy, view.organisation.name)}
        facts={[
          { name: texts.recipient, text: view.recipient, isWritten: true },
          ...(view.dueOn === null ? [] : [{ name: texts.due, text: longDate(view.dueOn, locale) }]),
          { name: texts.linkExpires, text: longDate(view.expiresOn, locale) },
        ]}
      />
      <div className={page}>{snapshot.matches('given') ? <Given {...state} /> : <Form {...state} />}</div>
    </>
  );
}
