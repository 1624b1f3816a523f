import type { ServerAnswer } from '#machines/assessment-response/assessment-response.types.ts';
import { conflictTexts as texts } from '#src/texts/secure-conflicts.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/css.js';

import { answerText, quiet, remark, row } from './form-styles.ts';
import { useForm } from './form.ts';
import { localInstant } from './local-time.ts';

const frame = css({ borderColor: 'warning.border', background: 'warning.subtle' });
const title = css({ fontWeight: 'semibold', textStyle: 'sm', color: 'warning.fg' });
const sides = css({ display: 'grid', gap: '12', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } });

const Side = ({ name, response }: { readonly name: string; readonly response: readonly string[] }) => (
  <div>
    <p className={quiet} dir="auto">
      {name}
    </p>
    <p className={answerText} dir="auto">
      {response.length === 0 ? texts.empty : response.join('\n')}
    </p>
  </div>
);

export interface ConflictProps {
  readonly questionId: string;
  readonly mine: readonly string[];
  readonly theirs: ServerAnswer;
}

/** Two have changed an answer: both are shown, and the person decides. */
export function Conflict({ questionId, mine, theirs }: ConflictProps) {
  const { response, data } = useForm();
  const at = theirs.answeredAt === null ? '' : localInstant(theirs.answeredAt, data.locale);
  return (
    <div className={`${remark} ${frame}`} role="group" aria-label={texts.title}>
      <p className={title}>{texts.title}</p>
      <div className={sides}>
        <Side name={texts.mine} response={mine} />
        <Side name={texts.theirs(theirs.answeredBy, at)} response={theirs.response} />
      </div>
      <div className={row}>
        <Button onClick={() => response.send({ type: 'mine.kept', questionId })}>{texts.keepMine}</Button>
        <Button onClick={() => response.send({ type: 'theirs.taken', questionId })}>{texts.takeTheirs}</Button>
      </div>
    </div>
  );
}
