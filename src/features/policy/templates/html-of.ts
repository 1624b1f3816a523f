import type { DraftedPolicySection } from '#src/api/policy/policy-drafts.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sections as a part of a document, each below its heading. */
export const htmlOf = (sections: readonly DraftedPolicySection[]): string =>
  sections.map(({ heading, html }) => `<h2>${escaped(heading)}</h2>${html}`).join('');

/** `Drafted from a template: Backup Policy` */
export function sourceOf([section]: readonly DraftedPolicySection[]): string {
  if (section === undefined) return '';
  const { modelName, templateTitle } = section;
  if (modelName !== null) return `Drafted by ${modelName}`;
  return templateTitle === null ? 'Drafted from a template' : `Drafted from a template: ${templateTitle}`;
}
