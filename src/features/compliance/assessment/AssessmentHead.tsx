import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { standardName } from '#domain/compliance/standard-name.ts';
import {
  complianceAssessmentKindLabels,
  complianceAssessmentStatusLabels,
} from '#domain/words/compliance-assessment.ts';
import { scoringMethodLabels } from '#domain/words/own-control.ts';
import type { AssessmentDetails } from '#src/api/compliance/assessments.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { isolated } from '#src/components/bidi.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatDay } from '#src/components/format.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { coverageText, scoreText } from '../score.ts';
import { AssessmentChoice } from './AssessmentChoice.tsx';
import { AssessmentStatusText } from './ResultGlyph.tsx';

const RouteLink = createLink(TextLink);
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });
// Words beside numbers: as large as those, they would take two lines.
const words = css({ textStyle: 'title.md' });

interface AssessmentHeadProps {
  readonly standard: Schemas['AdoptedStandard'];
  readonly details: AssessmentDetails | undefined;
  readonly onKeys: () => void;
  /** What can be done next. */
  readonly children: ReactNode;
}

/** What is assessed, how far, and what can be done next. */
export function AssessmentHead({ standard, details, onKeys, children }: AssessmentHeadProps) {
  const name = standardName(standard.standard);
  const assessment = details?.assessment;
  const score = details?.score ?? standard.score;
  const method = assessment?.method ?? standard.method;
  const params = { organisationStandardId: standard.id };
  return (
    <>
      <PageTitle
        title={assessment === undefined ? name : `${assessment.ref} ${isolated(assessment.title)}`}
        note={assessment === undefined ? undefined : name}
        actions={
          <div className={tools}>
            {assessment !== undefined && (
              <>
                <AssessmentChoice standardId={standard.id} shown={assessment} />
                <AssessmentStatusText
                  status={assessment.status}
                  label={complianceAssessmentStatusLabels[assessment.status]}
                />
              </>
            )}
            <RouteLink to="/reporting/$organisationStandardId" params={params}>
              Report
            </RouteLink>
            <RouteLink to="/assessments/logs/$organisationStandardId" params={params}>
              Logs
            </RouteLink>
            <RouteLink to="/non-conformity/$organisationStandardId" params={params}>
              Findings
            </RouteLink>
            <RouteLink to="/assessments/$organisationStandardId" params={params} search={{ view: 'soa' }}>
              Applicability
            </RouteLink>
            {assessment?.status === 'IN_PROGRESS' && (
              <RouteLink to="/ai-assessment/$organisationStandardId" params={params}>
                Proposals
              </RouteLink>
            )}
            <Button size="sm" variant="ghost" onClick={onKeys}>
              Shortcuts
            </Button>
            {children}
          </div>
        }
      />
      <FigureStrip>
        <Figure name="Coverage" value={coverageText(score)} />
        <Figure
          name={scoringMethodLabels[method]}
          value={scoreText({ method, score }) ?? '–'}
          note="of what is assessed"
        />
        {assessment !== undefined && (
          <Figure
            name="Kind"
            value={<span className={words}>{complianceAssessmentKindLabels[assessment.kind]}</span>}
          />
        )}
        {assessment !== undefined && assessment.periodFrom !== null && assessment.periodTo !== null && (
          <Figure
            name="Period"
            value={
              <span className={words}>
                {formatDay(assessment.periodFrom)} to {formatDay(assessment.periodTo)}
              </span>
            }
          />
        )}
      </FigureStrip>
    </>
  );
}
