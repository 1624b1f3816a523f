import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { refreshStaff, staffCourse, staffPictureQuery, type StaffMember } from '#src/api/staff.ts';
import { SquareImageInput } from '#src/components/square-image/SquareImageInput.tsx';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

interface PictureSectionProps {
  readonly member: StaffMember;
  readonly mayEdit: boolean;
  /** A new picture is a new version of the staff member. */
  readonly hasChanges: boolean;
  readonly onSaved: () => void;
}

/** The picture of a staff member. */
export function PictureSection({ member: { id, version, title }, mayEdit, hasChanges, onSaved }: PictureSectionProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data } = useQuery(staffPictureQuery(api, id));
  const { mutate, isPending } = useMutation({
    mutationFn: (picture: string | null) => staffCourse(api).savePicture({ path: { id }, body: { version, picture } }),
    onSuccess: async () => {
      toast.success('Updated successfully', `The picture of ${title}`);
      await refreshStaff(queryClient);
      onSaved();
    },
    onError: ({ message }) => toast.error('The picture could not be saved', message || texts.errors.fallback),
  });
  if (data === undefined) return null;
  return (
    <SquareImageInput
      key={data.picture}
      noun="picture"
      kind="person"
      name={title}
      image={data.picture}
      readOnly={!mayEdit || hasChanges}
      saving={isPending}
      onSave={mutate}
    />
  );
}
