import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RaiseFinding } from '#src/registers/raised-finding/RaiseFinding.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { assessmentWords } from '#src/registers/words/service-provider-assessment.ts';

import { AnswersSection } from './AnswersSection.tsx';
import { AssessmentForm } from './AssessmentForm.tsx';
import { CourseSection } from './CourseSection.tsx';
import { editableAssessment } from './editable-assessment.ts';
import { RespondentsSection } from './respondents/RespondentsSection.tsx';
import { useCourseActor } from './useCourseActor.ts';

/** One assessment, beside the register or on a page of its own. */
export function AssessmentPanel({ id, place }: RecordPanelProps<Assessment>) {
  // An action changes the stored assessment: the form starts again with it.
  const [taken, setTaken] = useState(0);
  const course = useCourseActor(id, () => setTaken((count) => count + 1));
  return (
    <RecordScreen key={taken} kind={editableAssessment} id={id} place={place} words={assessmentWords}>
      {(form, stored) => (
        <>
          {stored !== null && (
            <>
              <CourseSection
                assessment={stored}
                actor={course}
                hasChanges={Object.keys(changesOf(editableAssessment.draftOf(stored), form.draft)).length > 0}
              />
              <RespondentsSection assessment={stored} />
              <AnswersSection assessment={stored} />
            </>
          )}
          <AssessmentForm form={form} stored={stored} />
          {stored !== null && <RaiseFinding recordId={stored.id} />}
        </>
      )}
    </RecordScreen>
  );
}
