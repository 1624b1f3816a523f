import type { ProviderKind } from '#src/api/service-provider/service-providers.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ReadValue } from '#src/components/fields/ReadValue.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import { PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

type Contact = ProviderKind['draft']['contacts'][number];

const most = 20;
const parts = [
  { part: 'name', label: 'Name', type: 'text' },
  { part: 'role', label: 'Role', type: 'text' },
  { part: 'email', label: 'E-mail', type: 'email' },
  { part: 'phone', label: 'Phone', type: 'tel' },
] as const;

const group = css({ margin: '0', padding: '0', border: '[none]', display: 'grid', gap: '8', minWidth: '0' });
const legend = css({ padding: '0', marginBlockEnd: '4', color: 'fg.muted', fontWeight: 'medium', textStyle: 'xs' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8',
  alignItems: 'start',
  paddingBlockStart: '8',
  borderBlockStart: 'subtle',
});
const list = css({ margin: '0', padding: '0', listStyle: 'none', display: 'grid', gap: '4' });
const facts = css({ color: 'fg.muted', textStyle: 'xs' });

/** The people to talk to at a provider. */
export function Contacts({ form, field, words: { label } }: BoundProps<'contacts', Contact[]>) {
  const contacts = form.draft[field];
  if (form.readOnly) return <ReadValue label={label}>{contacts.length > 0 && <Read contacts={contacts} />}</ReadValue>;
  const change = (index: number, changed: Partial<Contact>) =>
    form.change(
      field,
      contacts.map((contact, place) => (place === index ? { ...contact, ...changed } : contact)),
    );
  return (
    <fieldset className={group}>
      <legend className={legend}>{label}</legend>
      {contacts.map((contact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Contacts have no identity but their place.
        <div key={index} className={row} role="group" aria-label={contact.name || `Contact ${index + 1}`}>
          <FieldPair>
            {parts.map(({ part, label: name, type }) => (
              <TextField
                key={part}
                label={name}
                type={type}
                required={part === 'name'}
                value={contact[part]}
                error={form.errorOf(`${field}/${index}/${part}`)}
                onChange={(event) => change(index, { [part]: event.currentTarget.value })}
              />
            ))}
          </FieldPair>
          <IconButton
            label={`Remove: ${contact.name || `contact ${index + 1}`}`}
            onClick={() => form.change(field, contacts.toSpliced(index, 1))}
          >
            <TrashIcon />
          </IconButton>
        </div>
      ))}
      {contacts.length < most && (
        <div>
          <Button
            size="sm"
            onClick={() => form.change(field, [...contacts, { name: '', email: '', phone: '', role: '' }])}
          >
            <PlusIcon /> Add contact
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const Read = ({ contacts }: { readonly contacts: readonly Contact[] }) => (
  <ul className={list}>
    {contacts.map(({ name, email, phone, role }) => (
      <li key={`${name} ${email}`}>
        <bdi>{name}</bdi>{' '}
        <span className={facts}>
          {[role, phone].filter((text) => text !== '').join(', ')}{' '}
          {email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
        </span>
      </li>
    ))}
  </ul>
);
