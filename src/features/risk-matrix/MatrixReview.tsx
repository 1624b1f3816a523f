import { useSelector } from '@xstate/react';

import { stageLabels } from '#domain/words/risk-stage.ts';
import type { MatrixPreview } from '#src/api/risk/risk-matrix.ts';
import { isolated } from '#src/components/bidi.ts';
import { RatingCell } from '#src/components/cells/RatingCell.tsx';
import { countOf, formatNumber } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { labels } from '#src/ui/labels.ts';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import type { MatrixActor } from './useMatrixEditing.ts';

const rows = css({ maxHeight: '[18rem]', scrolls: 'y', borderBlock: 'subtle' });
const list = css({ margin: '0', padding: '0', listStyle: '[none]', display: 'grid', gap: '2' });
const stack = css({ display: 'grid', gap: '12' });
const rest = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });

/** What the changes would do, before anything does. */
export function MatrixReview({ actor }: { readonly actor: MatrixActor }) {
  const { preview, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  if (preview === null) return null;
  const leave = () => actor.send({ type: 'review.left' });
  return (
    <Dialog.Root
      open
      size="xl"
      closeOnEscape={!busy}
      closeOnInteractOutside={!busy}
      onOpenChange={({ open }) => {
        if (!open && !busy) leave();
      }}
    >
      <Dialog.Content
        title={titleOf(preview)}
        description="Every changed score is kept in the history with the version of the matrix that it was made with."
        closable={!busy}
        footer={
          <>
            <Button disabled={busy} onClick={leave}>
              Back to the matrix
            </Button>
            <Button
              variant="primary"
              busy={busy}
              busyLabel="Saving..."
              onClick={() => actor.send({ type: 'changes.confirmed' })}
            >
              Replace the matrix
            </Button>
          </>
        }
      >
        <div className={stack}>
          {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
          <Warnings preview={preview} />
          {preview.risks > 0 && <Predicted preview={preview} />}
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const titleOf = ({ risks }: MatrixPreview) =>
  risks === 0 ? 'Replace the matrix? No risk moves' : `Replace the matrix? ${countOf(risks, 'risk')} would change`;

/** What is easily overlooked: ratings that no risk can have any more, and the appetite, which does not follow the matrix. */
function Warnings({ preview: { unreachable, rising, falling } }: { readonly preview: MatrixPreview }) {
  return (
    <>
      {unreachable.length > 0 && (
        <Banner tone="warning">No score reaches these ratings: {unreachable.map(isolated).join(', ')}</Banner>
      )}
      {(rising > 0 || falling > 0) && (
        <Banner tone="warning">
          {countOf(rising, 'risk')} would move above the appetite, {formatNumber(falling)} would move below it.
        </Banner>
      )}
    </>
  );
}

function Predicted({ preview: { totals, moves, changes, reopened } }: { readonly preview: MatrixPreview }) {
  const assessments = totals.reduce((sum, { rerated }) => sum + rerated, 0);
  return (
    <>
      <ul className={list} aria-label="Totals">
        {totals.map(({ stage, rescored, rerated, replaced }) => (
          <li key={stage}>
            {stageLabels[stage]}: {formatNumber(rescored)} with another score, {formatNumber(rerated)} with another
            rating
            {replaced > 0 && `, ${formatNumber(replaced)} with a replaced level`}
          </li>
        ))}
        {reopened > 0 && <li>{countOf(reopened, 'acceptance')} would end, because the residual risk rises</li>}
      </ul>
      {moves.length > 0 && (
        <ul className={list} aria-label={`Moves of ${assessments} ratings`}>
          {moves.map(({ stage, from, to, count }) => (
            <li key={`${stage} ${from?.id} ${to?.id}`}>
              {stageLabels[stage]}: {formatNumber(count)} from {from?.name ?? labels.notRated} to{' '}
              {to?.name ?? labels.notRated}
            </li>
          ))}
        </ul>
      )}
      <Changes changes={changes} />
    </>
  );
}

type Change = MatrixPreview['changes'][number];

const stepsOf = ({ likelihood, impact }: Change['after']) =>
  [likelihood?.name, impact?.name].filter((name) => name !== undefined).join(' × ');

function Changes({ changes }: Pick<MatrixPreview, 'changes'>) {
  return (
    <>
      <div className={rows}>
        <Table.Root label="Risks that would change">
          <Table.Head>
            <Table.HeadCell flexible sticky="title">
              Risk
            </Table.HeadCell>
            <Table.HeadCell>Score</Table.HeadCell>
            <Table.HeadCell>Before</Table.HeadCell>
            <Table.HeadCell>After</Table.HeadCell>
          </Table.Head>
          <Table.Body>
            {changes.map((change) => (
              <Table.Row key={`${change.risk.id} ${change.stage}`}>
                <Table.TitleCell note={`${stageLabels[change.stage]} · ${stepsOf(change.after)}`}>
                  {change.risk.ref} {isolated(change.risk.title)}
                </Table.TitleCell>
                <Table.Cell>{stageLabels[change.stage]}</Table.Cell>
                <Table.Cell>
                  <RatingCell {...change.before} />
                </Table.Cell>
                <Table.Cell phone="end">
                  <RatingCell {...change.after} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </div>
      {changes.length >= mostShown && <p className={rest}>The first {mostShown} are listed.</p>}
    </>
  );
}

/** As many as the preview names. */
const mostShown = 100;
