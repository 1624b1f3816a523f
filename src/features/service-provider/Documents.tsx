import { documentState, type DocumentState } from '#domain/service-provider/document-state.ts';
import { documentKindLabels, documentStatusLabels } from '#domain/words/provider-document.ts';
import type { DocumentKind, ProviderDocument } from '#src/api/service-provider/provider-parts.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatDay, today } from '#src/components/format.ts';
import { AttachmentInput } from '#src/registers/attachments/AttachmentInput.tsx';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { documentWords as words } from '#src/registers/words/provider-parts.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

import { documentKind } from './document-kind.ts';

interface DocumentsProps {
  readonly providerId: string;
  readonly mayEdit: boolean;
}

/** The documents of a provider, those that expire first at the top. */
export const Documents = ({ providerId, mayEdit }: DocumentsProps) => (
  <PartList<DocumentKind>
    kind={documentKind}
    recordId={providerId}
    mayEdit={mayEdit}
    name="Documents of the provider"
    renderTotals={(documents) => <Totals documents={documents} />}
    renderFacts={(document) => <Facts document={document} />}
    renderFields={(form, document) => <Fields form={form} document={document} providerId={providerId} />}
  />
);

const isReliedOn = ({ status }: ProviderDocument) => status !== 'REPLACED' && status !== 'REJECTED';

const stateOf = ({ expiresOn }: ProviderDocument) => documentState(expiresOn, today());

function Totals({ documents }: { readonly documents: readonly ProviderDocument[] }) {
  if (documents.length === 0) return <p className={partTotals}>No documents yet</p>;
  const current = documents.filter(isReliedOn);
  const inState = (state: DocumentState) => current.filter((document) => stateOf(document) === state).length;
  const troubles = [
    { count: inState('expired'), word: 'expired' },
    { count: inState('expiring'), word: 'expiring' },
  ].filter(({ count }) => count > 0);
  return (
    <p className={partTotals}>
      {[countOf(current.length, 'document'), ...troubles.map(({ count, word }) => `${count} ${word}`)].join(' · ')}
    </p>
  );
}

const shapes: Readonly<Record<DocumentState, StatusShape>> = { valid: 'done', expiring: 'half', expired: 'expired' };
const stateTones = { valid: 'neutral', expiring: 'warning', expired: 'danger' } as const;

/** When it expires, or has expired: that is its state. */
const Expiry = ({ document }: { readonly document: ProviderDocument }) => {
  const { expiresOn } = document;
  const state = stateOf(document);
  if (expiresOn === null) return null;
  return isReliedOn(document) ? (
    <StatusText shape={shapes[state]} tone={stateTones[state]}>
      {state === 'expired' ? 'Expired' : 'Expires'} {formatDay(expiresOn)}
    </StatusText>
  ) : (
    <span>Until {formatDay(expiresOn)}</span>
  );
};

const Facts = ({ document }: { readonly document: ProviderDocument }) => (
  <>
    <span>{documentKindLabels[document.kind]}</span>
    <span>{documentStatusLabels[document.status]}</span>
    <Expiry document={document} />
    {document.issuedOn !== null && <span>Issued {formatDay(document.issuedOn)}</span>}
    {document.file !== null && <bdi>{document.file.name}</bdi>}
  </>
);

interface FieldsProps extends Pick<DocumentsProps, 'providerId'> {
  readonly form: RecordForm<DocumentKind['draft']>;
  readonly document: ProviderDocument | null;
}

const Fields = ({ form, document, providerId }: FieldsProps) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <FieldPair>
      <ChoiceInput form={form} field="kind" words={words.kind} />
      <ChoiceInput form={form} field="status" words={words.status} />
      <DayInput form={form} field="issuedOn" words={words.issuedOn} />
      <DayInput form={form} field="expiresOn" words={words.expiresOn} />
    </FieldPair>
    <AttachmentInput form={form} field="fileId" words={words.fileId} recordId={providerId} current={document?.file} />
  </>
);
