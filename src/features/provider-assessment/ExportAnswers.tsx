import { exportOfAnswers, type Assessment } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { ExportMenu } from '#src/components/register/ExportMenu.tsx';
import { useExportOf } from '#src/registers/export/useExporting.ts';

const noun = { one: 'answer', many: 'answers' };

/** Saves the answers of an assessment with their reviews as a file. */
export function ExportAnswers({ assessment: { id, ref } }: { readonly assessment: Assessment }) {
  const exporting = useExportOf(exportOfAnswers(id), { noun, query: {}, contents: `the answers of ${ref}` });
  return <ExportMenu alone noun={noun} {...exporting} />;
}
