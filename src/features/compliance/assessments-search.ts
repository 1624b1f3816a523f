import { auditList } from '#openapi/generated/lists/audit.ts';
import { evidenceList } from '#openapi/generated/lists/evidence.ts';
import { findingList } from '#openapi/generated/lists/finding.ts';
import { managementReviewList } from '#openapi/generated/lists/management-review.ts';
import { objectiveList } from '#openapi/generated/lists/objective.ts';
import { ownControlList } from '#openapi/generated/lists/own-control.ts';
import { registerAddress } from '#src/components/register/register-search.ts';
import { idOf, oneOf, searchSchema, type Given, type SearchSchema } from '#src/components/search-schema.ts';

/** The views of the page, in their order. */
export const assessmentViews = [
  'standards',
  'controls',
  'evidence',
  'findings',
  'soa',
  'audits',
  'reviews',
  'objectives',
  'mapping',
] as const;
export type AssessmentView = (typeof assessmentViews)[number];

/** The address of the register of own controls, within the page. */
export const ownControlAddress = registerAddress(ownControlList, 'control');
/** The address of the register of evidence, within the page. */
export const evidenceAddress = registerAddress(evidenceList, 'evidence');

/** The address of the register of findings, within the page. */
export const findingAddress = registerAddress(findingList, 'finding');

/** The address of the register of audits, within the page. */
export const auditAddress = registerAddress(auditList, 'audit');

/** The address of the register of management reviews, within the page. */
export const reviewAddress = registerAddress(managementReviewList, 'review');

/** The address of the register of objectives, within the page. */
export const objectiveAddress = registerAddress(objectiveList, 'objective');

const listOf = (given: Given) => oneOf(['removed', 'import'], given['list']);

/** A link to a record names no view. */
function viewOf(given: Given): AssessmentView {
  const named = oneOf(assessmentViews, given['view']);
  if (named !== undefined) return named;
  if (given['control'] !== undefined) return 'controls';
  if (given['finding'] !== undefined) return 'findings';
  if (given['statement'] !== undefined) return 'soa';
  if (given['audit'] !== undefined) return 'audits';
  if (given['review'] !== undefined) return 'reviews';
  if (given['objective'] !== undefined) return 'objectives';
  return given['evidence'] === undefined ? 'standards' : 'evidence';
}

function read(given: Given) {
  const view = viewOf(given);
  const list = listOf(given);
  if (view === 'controls') return { ...ownControlAddress.schema.parse(given), view, list };
  if (view === 'evidence') return { ...evidenceAddress.schema.parse(given), view, list };
  if (view === 'findings') return { ...findingAddress.schema.parse(given), view, list };
  if (view === 'audits') return { ...auditAddress.schema.parse(given), view, list };
  if (view === 'reviews') return { ...reviewAddress.schema.parse(given), view, list };
  if (view === 'objectives') return { ...objectiveAddress.schema.parse(given), view, list };
  // A link to an assessment does not know its standard, which is in the address of its page.
  if (view === 'standards') return { view, assessment: idOf(given['assessment']) };
  if (view === 'soa') return { view, statement: idOf(given['statement']) };
  return { view };
}

export type AssessmentsSearch = ReturnType<typeof read>;
export type ViewSearch<View extends AssessmentView> = Extract<AssessmentsSearch, { readonly view: View }>;

/** Only the first view needs no name. */
function defaultsOf(search: Given): Given {
  const { view, ...defaults } = read({ view: viewOf(search) });
  return view === 'standards' ? { view } : defaults;
}

/** The search parameters of /assessments: the view, and what its register is narrowed to. */
export const assessmentsSearch: SearchSchema<AssessmentsSearch> = {
  ...searchSchema<AssessmentsSearch>(read),
  defaultsOf,
};
