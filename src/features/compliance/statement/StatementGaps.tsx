import { createLink } from '@tanstack/react-router';

import { statementGapLabels } from '#domain/words/statement.ts';
import type { StatementRow, StatementSheet } from '#src/api/compliance/statements.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { countOf } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const RouteLink = createLink(TextLink);

const onScreen = css({ paddingBlockStart: '12', _print: { display: 'none' } });
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '8', marginBlockStart: '8' });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  overflowWrap: 'anywhere',
});

/** As many as are read without scrolling; what is mended gives way to the next. */
const most = 12;

interface StatementGapsProps {
  readonly sheet: StatementSheet;
  readonly standardId: string;
  /** Opens the decision about a control; undefined for those who may not decide. */
  readonly onDecide: ((positionId: string) => void) | undefined;
}

/** What keeps a draft from being submitted, each with the way to where it is mended. */
export function StatementGaps({ sheet: { gaps, rows }, standardId, onDecide }: StatementGapsProps) {
  if (gaps.length === 0) return null;
  const named = new Map(rows.map((row) => [row.positionId, row]));
  return (
    <div className={onScreen}>
      <Banner tone="warning" title={`${countOf(gaps.length, 'control')} to decide before it can be submitted`}>
        <ul className={list}>
          {gaps.slice(0, most).map(({ positionId, gaps: some }) => {
            const row = named.get(positionId);
            return (
              row !== undefined && (
                <li key={positionId} className={item}>
                  <span dir="auto">
                    {row.ref} {row.title}: {some.map((gap) => statementGapLabels[gap].toLowerCase()).join(', ')}
                  </span>
                  <Mending row={row} gaps={some} standardId={standardId} onDecide={onDecide} />
                </li>
              )
            );
          })}
          {gaps.length > most && <li>and {countOf(gaps.length - most, 'more control')}</li>}
        </ul>
      </Banner>
    </div>
  );
}

interface MendingProps extends Omit<StatementGapsProps, 'sheet'> {
  readonly row: StatementRow;
  readonly gaps: readonly Schemas['StatementGap'][];
}

/** The place where a gap is mended: a risk is linked at the own control, or at the control while it has none. */
function Mending({ row: { positionId, ref, ownControls }, gaps, standardId, onDecide }: MendingProps) {
  const [own] = ownControls;
  return (
    <>
      {onDecide !== undefined && (
        <Button size="sm" aria-label={`Decide on ${ref}`} onClick={() => onDecide(positionId)}>
          Decide
        </Button>
      )}
      {gaps.includes('RISK_MISSING') && own !== undefined && (
        <RouteLink to="/assessments" search={{ view: 'controls', control: own.id }}>
          Link a risk to {own.ref}
        </RouteLink>
      )}
      {(onDecide === undefined || (gaps.includes('RISK_MISSING') && own === undefined)) && (
        <RouteLink
          to="/assessments/$organisationStandardId"
          params={{ organisationStandardId: standardId }}
          search={{ position: positionId }}
        >
          {onDecide === undefined ? `Open ${ref}` : `Link an own control to ${ref}`}
        </RouteLink>
      )}
    </>
  );
}
