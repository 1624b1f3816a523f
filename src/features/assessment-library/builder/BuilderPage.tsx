import { WithTemplate } from '../WithTemplate.tsx';
import { Builder } from './Builder.tsx';

/** /assessment-library/questionnaire-builder/$id: the questions of a template. */
export const BuilderPage = () => (
  <WithTemplate>{(template) => <Builder key={template.id} template={template} />}</WithTemplate>
);
