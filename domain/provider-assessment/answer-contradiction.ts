import type { components } from '#openapi/generated/types.ts';

import type { Answer } from '../questionnaire/questionnaire.ts';
import { documentState } from '../service-provider/document-state.ts';

type Schemas = components['schemas'];
type DocumentKind = Schemas['ProviderDocumentKind'];

/** The newest document of a kind that a provider has. */
export interface KnownDocument {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly expiresOn: string | null;
}

/** An incident that is linked to a provider. */
export interface KnownIncident {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  /** The day on which it occurred or was detected. */
  readonly on: string;
}

/** What an answer is compared with. */
export interface KnownOfProvider {
  readonly provider: Schemas['RecordReference'];
  readonly documents: readonly KnownDocument[];
  /** Those that are open and happened within the last 12 months. */
  readonly openIncidents: readonly KnownIncident[];
}

/** What documents of a kind are called in questions and options. */
const subjects: Readonly<Partial<Record<DocumentKind, { readonly name: string; readonly words: RegExp }>>> = {
  ISO_CERTIFICATE: { name: 'ISO certificate', words: /\biso(?:\s*\/\s*iec)?[\s-]*\d{4,5}\b|\biso certif/i },
  SOC2_REPORT: { name: 'SOC 2 report', words: /\bsoc[\s-]*(?:2|ii)\b/i },
  PENETRATION_TEST: { name: 'penetration test', words: /\bpen(?:etration)?[\s-]?test/i },
  INSURANCE: { name: 'insurance', words: /\binsur(?:ance|ed)\b/i },
  CONTINUITY_PLAN: { name: 'continuity plan', words: /\bcontinuity\b|\bdisaster recovery\b/i },
};

const isYes = (value: string) => /^yes\b/i.test(value);
const isNo = (value: string) => /^(?:no|none|never)\b/i.test(value);

const valuesOf = (answer: Answer): readonly string[] => (typeof answer === 'string' ? [answer] : answer);

/** Whether an answer says that there is what the words name: `Yes` to a question about it, or an option with its name. */
const claims = (question: Pick<Schemas['Question'], 'question'>, values: readonly string[], words: RegExp): boolean =>
  values.some((value) => (isYes(value) && words.test(question.question)) || (!isNo(value) && words.test(value)));

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Why an answer that was chosen seems to contradict what is known: it claims a certificate, report, test or insurance whose
 * newest document has expired, or denies incidents of which one is open.
 * @param today ISO date
 */
export function contradictionsOf(
  question: Pick<Schemas['Question'], 'question' | 'type'>,
  answer: Answer,
  { provider, documents, openIncidents }: KnownOfProvider,
  today: string,
): Schemas['AnswerContradiction'][] {
  if (question.type !== 'YESNO' && question.type !== 'RADIO' && question.type !== 'CHECKBOX') return [];
  const values = valuesOf(answer);
  const expired = documents.flatMap(({ kind, title, expiresOn }) => {
    const subject = subjects[kind];
    if (subject === undefined || expiresOn === null || documentState(expiresOn, today) !== 'expired') return [];
    if (!claims(question, values, subject.words)) return [];
    return [
      { message: `The ${subject.name} “${title}” expired on ${longDay.format(new Date(expiresOn))}`, source: provider },
    ];
  });
  const denies = /\b(?:incident|breach)/i.test(question.question) && values.some(isNo);
  const denied = denies
    ? openIncidents.map(({ on, ...source }) => ({
        message: `An incident of ${longDay.format(new Date(on))} is still open`,
        source,
      }))
    : [];
  return [...expired, ...denied];
}
