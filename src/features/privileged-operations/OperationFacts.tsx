import { plannedEffectTexts, privilegedStatusTexts } from '#domain/words/platform.ts';
import type { PrivilegedOperation } from '#src/api/organisation/privileged-operations.ts';
import { formatInstant } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { changeNoun, effectShapes, statusShapes } from './words.ts';

const section = css({ display: 'grid', gap: '8' });
const heading = css({ fontWeight: 'medium' });
const list = css({ listStyle: 'none', borderBlockStart: 'subtle' });
const item = css({ display: 'grid', gap: '2', paddingBlock: '8', borderBlockEnd: 'subtle' });
const line = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', rowGap: '2', alignItems: 'baseline' });
const words = css({ overflowWrap: 'anywhere' });
const muted = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
const code = css({ textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' });

/** Who has to act, and until when. */
function nextOf({ status, needsSecond, expiresAt }: PrivilegedOperation): string | null {
  const until = formatInstant(expiresAt);
  if (status === 'AWAITING_SECOND') return `Another Super Admin can confirm it until ${until}.`;
  if (status !== 'PREPARED') return null;
  return needsSecond
    ? `It changes what is there or gives rights: another Super Admin has to confirm it. It can be taken on until ${until}.`
    : `It only adds. It can be taken on until ${until}.`;
}

/** What an operation changes, who has done what with it, and its log. */
export function OperationFacts({ operation }: { readonly operation: PrivilegedOperation }) {
  const { status, plan, hash, preparedBy, preparedAt, confirmedBy, log } = operation;
  const next = nextOf(operation);
  return (
    <>
      <div className={section}>
        <p className={line}>
          <StatusText {...statusShapes[status]}>{privilegedStatusTexts[status]}</StatusText>
          <span className={muted}>
            {`Prepared by ${preparedBy.name}, ${formatInstant(preparedAt)}`}
            {confirmedBy !== null && `; confirmed by ${confirmedBy.name}`}
          </span>
        </p>
        {next !== null && <p>{next}</p>}
      </div>
      <section className={section} aria-label="What it changes">
        <h3 className={heading}>{`What it changes: ${counted(plan.length, changeNoun)}`}</h3>
        <ol className={list}>
          {plan.map(({ effect, subject, detail }) => (
            <li key={`${effect} ${subject}`} className={item}>
              <span className={line}>
                <StatusText {...effectShapes[effect]}>{plannedEffectTexts[effect]}</StatusText>
                <span className={words} dir="auto">
                  {subject}
                </span>
              </span>
              <span className={muted}>{detail}</span>
            </li>
          ))}
        </ol>
        <p className={code}>{`SHA-256 of this plan: ${hash}`}</p>
      </section>
      <section className={section} aria-label="Log">
        <h3 className={heading}>Log</h3>
        <ol className={list}>
          {log.map(({ at, text }) => (
            <li key={`${at} ${text}`} className={item}>
              <span className={words}>{text}</span>
              <span className={muted}>{formatInstant(at)}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
