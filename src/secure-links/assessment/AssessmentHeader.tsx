import { longDate } from '#domain/time/long-dates.ts';
import { assessmentFacts as texts } from '#src/texts/secure-assessments.ts';

import { LinkHeader } from '../LinkHeader.tsx';
import type { AssessmentData } from './data.ts';

/** Who sends the questionnaire to which provider, and until when. */
export function AssessmentHeader({ data }: { readonly data: AssessmentData }) {
  const { organisation, assessment, accessInfo } = data.view;
  const { dueOn } = assessment;
  return (
    <LinkHeader
      organisation={organisation.name}
      productName={data.productName}
      title={assessment.title}
      description={assessment.description}
      facts={[
        { name: texts.for, text: assessment.provider.name || texts.none, isWritten: true },
        { name: texts.answeredBy, text: accessInfo.respondent, isWritten: true },
        ...(dueOn === null ? [] : [{ name: texts.due, text: longDate(dueOn, data.locale) }]),
        { name: texts.linkExpires, text: longDate(accessInfo.expiresOn, data.locale) },
      ]}
    />
  );
}
