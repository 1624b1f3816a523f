import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { accessReasons, type AccessReason } from '#domain/people/access-words.ts';
import type { AccessRequirement } from '#openapi/access.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { accessQuery, type Member } from '#src/api/organisation/people.ts';
import { useGranter } from '#src/registers/inviting/RightsGrid.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { StatusGlyph } from '#src/ui/feedback/StatusText.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

/** A page that a member might open, with what its guard asks for. */
export interface ExplainedPage {
  readonly path: string;
  readonly title: string;
  readonly requirement: AccessRequirement;
}

interface AccessDialogProps {
  readonly member: Member;
  readonly pages: readonly ExplainedPage[];
  readonly onClose: () => void;
}

const byRecord = '';

/** Why can this person see this? For a page, by the table of its guard; for a record, by that of the server. */
export function AccessDialog({ member, pages, onClose }: AccessDialogProps) {
  const [path, setPath] = useState(byRecord);
  const options: readonly Choice[] = [
    { value: byRecord, label: 'A record' },
    ...pages.map((page) => ({ value: page.path, label: page.title })),
  ];
  const page = pages.find((one) => one.path === path);
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()}>
      <Dialog.Content
        title={`What can ${member.name} see?`}
        description="The answer is read from the rules that every request is checked against."
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <NativeSelect label="Page or record" options={options} value={path} onValueChange={setPath} />
        {page === undefined ? <RecordAccess member={member} /> : <PageAccess member={member} page={page} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function PageAccess({ member, page }: { readonly member: Member; readonly page: ExplainedPage }) {
  const { features } = useGranter();
  const asked = { what: `the page “${page.title}”`, requirement: page.requirement, features };
  return <Reasons name={member.name} reasons={accessReasons(member, asked)} />;
}

function RecordAccess({ member }: { readonly member: Member }) {
  const [ref, setRef] = useState('');
  const wanted = ref.trim();
  const access = useQuery({ ...accessQuery(useApi(), member.id, wanted), enabled: wanted.length > 2 });
  return (
    <>
      <TextField
        label="Reference"
        placeholder="R-0001"
        value={ref}
        error={access.isError ? 'There is no record with this reference that you may see' : undefined}
        onChange={({ target }) => setRef(target.value)}
      />
      {access.isSuccess && <Reasons name={member.name} reasons={access.data.reasons} />}
    </>
  );
}

const list = css({ display: 'grid', gap: '8' });
const reason = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8',
  '& > svg': { marginBlockStart: '4' },
});

function Reasons({ name, reasons }: { readonly name: string; readonly reasons: readonly AccessReason[] }) {
  const allowed = reasons.every(({ met }) => met);
  return (
    <>
      <Banner tone={allowed ? 'success' : 'warning'}>
        {allowed ? `${name} can see this.` : `${name} cannot see this.`}
      </Banner>
      <ul className={list}>
        {reasons.map(({ met, text }) => (
          <li key={text} className={reason}>
            <StatusGlyph
              shape={met ? 'done' : 'rejected'}
              tone={met ? 'success' : 'danger'}
              label={met ? 'Met' : 'Not met'}
            />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
