import { heldBackIn } from '#machines/assessment-response/held-back.ts';
import { progressOf } from '#machines/assessment-response/progress.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { Button } from '#src/ui/Button.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { SuccessIcon, WarningIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css/index.js';

import { width } from '../page-width.ts';
import { useSelected } from './actor-hooks.ts';
import { useForm, useResponse } from './form.ts';
import { localTime } from './local-time.ts';
import { isOpen, type ResponseSnapshot } from './response-snapshot.ts';

const bar = css({
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  background: 'bg.surface',
  borderBlockStart: 'default',
  '@media print': { display: 'none' },
});
const content = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: '12',
  rowGap: '8',
  minHeight: '64',
  paddingBlock: '10',
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: { base: '[1 0 100%]', md: '1' },
  alignItems: 'center',
  justifyContent: { base: 'space-between', md: 'flex-start' },
  columnGap: '14',
  rowGap: '2',
  minWidth: '0',
  color: 'fg.muted',
  textStyle: 'sm',
});
const meter = css({ display: { base: 'none', md: 'block' }, width: 'sectionList', flexShrink: '0' });
const figure = css({ tabularFigures: true, whiteSpace: 'nowrap' });
const number = css({ fontWeight: 'semibold', color: 'fg.default' });
const state = css({ display: 'inline-flex', alignItems: 'center', gap: '4', minWidth: '0' });
const good = css({ color: 'success.fg' });
const waiting = css({ color: 'warning.fg' });
const buttons = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12',
  flex: { base: '1', md: '[0 0 auto]' },
});

interface SavingWords {
  readonly text: string;
  readonly tone: 'good' | 'busy' | 'waiting';
}

/** What has become of what was typed. */
function savingWords(snapshot: ResponseSnapshot, locale: string): SavingWords | null {
  const { savedAt, failure, isKept, notAsked } = snapshot.context;
  if (!snapshot.matches('open')) return null;
  const kept = isKept ? texts.kept : texts.notKept;
  const isIn = (sending: 'offline' | 'retrying' | 'refused' | 'idle' | 'refreshing') =>
    snapshot.matches({ open: { sending } });
  const isUnanswered = isIn('retrying') && failure?.status === undefined;
  if (isIn('offline') || isUnanswered) return { text: `${texts.notSaved.connection} ${kept}`, tone: 'waiting' };
  if (isIn('retrying')) return { text: `${texts.notSaved.server} ${kept}`, tone: 'waiting' };
  if (isIn('refused')) return { text: `${texts.notSaved.refused} ${failure?.message ?? ''} ${kept}`, tone: 'waiting' };
  if (!isIn('idle') && !isIn('refreshing')) return { text: texts.saving, tone: 'busy' };
  const heldBack = heldBackIn(snapshot.context).length;
  if (heldBack > 0) return { text: `${texts.unfit(heldBack)}. ${kept}`, tone: 'waiting' };
  // What is not asked any more is not saved, either.
  if (savedAt === null || notAsked.length > 0) return null;
  return { text: texts.saved(localTime(savedAt, locale)), tone: 'good' };
}

const tones = { good, busy: undefined, waiting };

function SavingState() {
  const { data } = useForm();
  const { text, tone } = useResponse(
    (snapshot) => savingWords(snapshot, data.locale) ?? { text: '', tone: 'busy' as const },
  );
  return (
    <span className={cx(state, tones[tone])} role="status">
      {tone === 'good' && <SuccessIcon size={14} />}
      {tone === 'waiting' && <WarningIcon size={14} />}
      <span>{text}</span>
    </span>
  );
}

/** How far the respondent is, what is saved, and what they can do; always in sight. */
export function ActionBar() {
  const { response, files } = useForm();
  // What was chosen is part of the answers: it is not submitted without them.
  const isSendingFiles = useSelected(files, ({ context }) => context.files.some(({ failure }) => failure === null));
  const { answered, total, goal, isSending, isThere, conflicts, hasNewQuestions } = useResponse((snapshot) => {
    const progress = progressOf(snapshot.context);
    return {
      answered: progress.answered,
      total: progress.total,
      goal: snapshot.context.goal,
      isSending: snapshot.matches({ open: { sending: 'submitting' } }),
      isThere: isOpen(snapshot) || snapshot.matches('open'),
      conflicts: Object.keys(snapshot.context.conflicts).length,
      hasNewQuestions: snapshot.context.hasNewQuestions,
    };
  });
  if (!isThere) return null;
  const isSubmitting = isSending || goal === 'submission';
  const isBusy = isSubmitting || goal === 'draft';
  return (
    <div className={bar}>
      <div className={cx(width, content)}>
        <div className={facts}>
          <span className={meter}>
            <Progress label={texts.progress} value={answered} max={Math.max(total, 1)} />
          </span>
          <span className={figure}>
            <b className={number}>{answered}</b>
            {texts.answered(answered, total).slice(String(answered).length)}
          </span>
          {conflicts > 0 && <span className={waiting}>{texts.conflicts(conflicts)}</span>}
          {hasNewQuestions && (
            <span className={state} role="status">
              {texts.changed}.
              <Button size="sm" onClick={() => location.reload()}>
                {texts.loadAgain}
              </Button>
            </span>
          )}
          <SavingState />
        </div>
        <div className={buttons}>
          <Button
            size="lg"
            disabled={isBusy}
            busy={goal === 'draft'}
            busyLabel={texts.savingDraft}
            onClick={() => response.send({ type: 'draft.requested' })}
          >
            {texts.saveDraft}
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={isBusy}
            busy={isSubmitting || isSendingFiles}
            busyLabel={isSendingFiles ? texts.files.underWay : texts.submitting}
            onClick={() => response.send({ type: 'submission.requested' })}
          >
            {texts.submit}
          </Button>
        </div>
      </div>
    </div>
  );
}
