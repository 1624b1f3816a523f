import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { licensedText, titleShown } from '#domain/compliance/control-title.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { StoredAnswer } from '#machines/control-answer/control-answer.types.ts';
import { controlTextsQuery, type ComplianceAssessment, type ReadStandard } from '#src/api/compliance/assessments.ts';
import type { PositionDetails } from '#src/api/compliance/positions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { TreeItem } from './assessment-tree.ts';
import { ClosedSources } from './ClosedSources.tsx';
import { ItemAnswer } from './ItemAnswer.tsx';
import { PositionHistory, Sources } from './Sources.tsx';
import type { ControlAnswerActor } from './useControlAnswers.ts';

const root = css({
  scrolls: { lg: 'y' },
  minHeight: '0',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '14',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  alignContent: 'start',
  lgDown: { '&[data-hidden]': { display: 'none' } },
});
const head = css({ display: 'flex', alignItems: 'flex-start', gap: '8' });
const heading = css({ textStyle: 'title.md', flex: '1', overflowWrap: 'anywhere' });
const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' });
const subtitle = css({ textStyle: 'title.sm' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '[70ch]' });
const muted = css({ margin: '0', color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const back = css({ lg: { display: 'none' } });

/** What can be done with the control that is read. */
export interface ItemSteps {
  readonly onRaise: (() => void) | undefined;
  readonly onDelegate: (() => void) | undefined;
  readonly onAnswered: (() => void) | undefined;
  readonly onApplicability: () => void;
  readonly onOverride: (() => void) | undefined;
  readonly onLink: (() => void) | undefined;
  readonly onCover: (() => void) | undefined;
}

interface ItemDetailProps {
  readonly control: TreeItem;
  readonly position: PositionDetails | undefined;
  readonly standard: ReadStandard;
  readonly assessment: ComplianceAssessment | null;
  readonly stored: StoredAnswer | undefined;
  readonly mayAnswer: boolean;
  /** Says why something was not assessed. */
  readonly mayJudge: boolean;
  readonly isAudit: boolean;
  readonly isHiddenOnPhones: boolean;
  readonly actor: ControlAnswerActor;
  readonly steps: ItemSteps;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** One control: what it asks, the answer, and where its result comes from. */
export function ItemDetail(props: ItemDetailProps) {
  const { control, position, isHiddenOnPhones, onStep, onClose } = props;
  const { ref, title } = control.position;
  return (
    <article className={root} aria-label={`Control ${ref}`} data-hidden={isHiddenOnPhones || undefined}>
      <div className={back}>
        <Button size="sm" onClick={onClose}>
          Back to the controls
        </Button>
      </div>
      <div className={head}>
        <h2 className={heading} dir="auto">
          {ref} {titleShown(title)}
        </h2>
        <IconButton size="sm" label="Previous control" onClick={() => onStep(-1)}>
          <ChevronUpIcon />
        </IconButton>
        <IconButton size="sm" label="Next control" onClick={() => onStep(1)}>
          <ChevronDownIcon />
        </IconButton>
      </div>
      {position === undefined ? <LoadingRows /> : <Loaded {...props} position={position} />}
    </article>
  );
}

type LoadedProps = ItemDetailProps & { readonly position: PositionDetails };

function Loaded(props: LoadedProps) {
  const { control, position, standard, assessment, steps } = props;
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const { data: texts, error, refetch } = useQuery(controlTextsQuery(useApi(), standard, position.controlId));
  return (
    <>
      {error !== null && <LoadFailed what="text of the control" error={error} onRetry={() => void refetch()} />}
      {texts !== undefined && <Texts texts={texts.texts} />}
      {position.asksAgain && (
        <Banner tone="warning" title="The derived result has changed since it was overridden">
          Derived now: {complianceResultLabels[position.derived.result]}.
        </Banner>
      )}
      <ItemAnswer {...props} questions={texts?.questions ?? []} />
      <Delegation {...props} />
      <div className={actions}>
        {steps.onRaise !== undefined && (
          <Button size="sm" onClick={steps.onRaise}>
            Raise finding
          </Button>
        )}
        {steps.onDelegate !== undefined && (
          <Button size="sm" onClick={steps.onDelegate}>
            {(control.item?.delegation ?? null) === null ? 'Ask someone to answer' : 'Ask someone else'}
          </Button>
        )}
        {steps.onOverride !== undefined && assessment?.kind !== 'INTERNAL' && assessment?.kind !== 'EXTERNAL' && (
          <Button size="sm" variant="ghost" onClick={steps.onOverride}>
            Override result
          </Button>
        )}
      </div>
      {assessment?.status === 'CLOSED' && control.item !== undefined ? (
        <ClosedSources assessment={assessment} positionId={position.id} />
      ) : (
        <Sources position={position} onLink={steps.onLink} onCover={steps.onCover} />
      )}
      <section className={part} aria-label="History of the control">
        <div>
          <Button size="sm" variant="ghost" onClick={() => setIsHistoryOpen(!isHistoryOpen)}>
            {isHistoryOpen ? 'Hide history' : 'Show history'}
          </Button>
        </div>
        {isHistoryOpen && <PositionHistory positionId={position.id} />}
      </section>
    </>
  );
}

const partNames: Readonly<Record<string, string>> = { statement: 'Statement', guidance: 'Guidance' };

/** The texts of a control: statement, guidance and what else its standard says. */
function Texts({ texts }: { readonly texts: readonly Schemas['ControlText'][] }) {
  const shown = texts.filter(({ name }) => name === 'statement' || name === 'item' || name === 'guidance');
  if (shown.every(({ prose: text }) => text === '')) return <p className={muted}>{licensedText}</p>;
  return (
    <section className={part} aria-label="Text of the control">
      {shown.map(({ name, depth, label, title, prose: text }) => (
        <div key={`${name} ${depth} ${label} ${text}`} style={{ paddingInlineStart: `${Math.min(depth, 6)}rem` }}>
          {depth === 0 && <h3 className={subtitle}>{title || (partNames[name] ?? name)}</h3>}
          {text !== '' && (
            <p className={prose} dir="auto">
              {label === '' ? text : `${label} ${text}`}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

/** Who was asked to answer, by when, and whether they have. */
function Delegation({ control, steps }: ItemDetailProps) {
  const delegation = control.item?.delegation ?? null;
  if (delegation === null) return null;
  const { person, dueOn, note, answeredAt } = delegation;
  return (
    <Banner
      tone={answeredAt === null ? 'info' : 'success'}
      title={answeredAt === null ? `${person.name} is asked to answer` : `${person.name} has answered`}
      actions={
        steps.onAnswered !== undefined && (
          <Button size="sm" onClick={steps.onAnswered}>
            I have answered it
          </Button>
        )
      }
    >
      {dueOn !== null && answeredAt === null && <>By {formatDay(dueOn)}. </>}
      <span dir="auto">{note}</span>
    </Banner>
  );
}
