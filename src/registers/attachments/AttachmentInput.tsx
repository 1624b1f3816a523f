import { useInfiniteQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { attachmentPagesQuery } from '#src/api/record/attachments.ts';
import { rowsIn } from '#src/api/record/pages.ts';
import type { BoundProps } from '#src/components/fields/binding.ts';
import { Select } from '#src/ui/form/Select.tsx';

interface AttachmentInputProps<Field extends string> extends BoundProps<Field, string | null> {
  readonly recordId: string;
  /** The stored one, which is offered also once it was removed. */
  readonly current: Schemas['CategoryReference'] | null | undefined;
}

/** One of the files that are attached to a record, or none. */
export function AttachmentInput<Field extends string>(props: AttachmentInputProps<Field>) {
  const { form, field, words, recordId, current } = props;
  const { data } = useInfiniteQuery(attachmentPagesQuery(useApi(), recordId));
  const attached = (data === undefined ? [] : rowsIn(data)).map(({ id, latest }) => ({
    value: id,
    label: latest.name,
  }));
  const own = current ?? null;
  const isMissing = own !== null && attached.every(({ value }) => value !== own.id);
  const options = isMissing ? [...attached, { value: own.id, label: own.name }] : attached;
  return (
    <Select
      label={words.label}
      deselectable
      placeholder="None"
      help={options.length === 0 ? 'Attach files under Files, then choose one here' : undefined}
      options={options}
      value={form.draft[field]}
      error={form.errorOf(field)}
      onValueChange={(chosen) => form.change(field, chosen)}
    />
  );
}
