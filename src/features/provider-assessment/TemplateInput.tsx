import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { offeredTemplatesQuery, type OfferedTemplate } from '#src/api/provider-assessment/assessment-templates.ts';
import type { AssessmentKind } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { FoundRecordInput } from '#src/registers/RecordInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { assessmentWords as words } from '#src/registers/words/service-provider-assessment.ts';

/** A name in running text: `Cloud hosting` as `cloud hosting`, but `SaaS` as it is. */
const inText = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}*(?:\P{L}|$))/u, (letter) => letter.toLowerCase());

/** Why a template is offered before others. */
function reasonOf({ serviceType, tier, isGlobal }: OfferedTemplate): string {
  const names = [serviceType, tier].flatMap((name) => (name === null ? [] : [inText(name)]));
  if (names.length > 0) return `For ${names.join(', ')}`;
  return isGlobal ? 'For all providers' : '';
}

/** The template of an assessment: those that can be sent, with those first that fit its provider. */
export function TemplateInput({ form, stored }: RecordFormProps<AssessmentKind>) {
  const api = useApi();
  const { providerId } = form.draft;
  return (
    <FoundRecordInput
      form={form}
      field="templateId"
      words={words.templateId}
      current={stored?.template}
      queryFor={(query) => offeredTemplatesQuery(api, providerId, query)}
      noteOf={reasonOf}
      help="Its newest published version is sent, and fixed then"
    />
  );
}
