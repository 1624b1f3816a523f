import { eq } from 'drizzle-orm';

import { staffMemberInput } from '#openapi/generated/inputs.ts';
import { versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { staffPicture } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { checkedImage } from '#server/modules/organisation/index.ts';
import { lockLive, loggedEntity, logActivity, touchRecord } from '#server/modules/record/index.ts';

import { liveStaffMember, staffRegister } from './register.ts';

async function pictureOf(id: string): Promise<string | null> {
  const [found] = await db
    .select({ picture: staffPicture.picture })
    .from(staffPicture)
    .where(eq(staffPicture.staffMemberId, id));
  return found?.picture ?? null;
}

/** Without the picture itself, which would fill the log. */
const inLog = (picture: string | null) => (picture === null ? null : 'An image');

/** The picture of a staff member, which only their record shows. */
export const pictureHandlers: Pick<HandlersOf<'StaffCourse'>, 'picture' | 'savePicture'> = {
  async picture({ path: { id } }) {
    await liveStaffMember(id);
    return { picture: await pictureOf(id) };
  },

  async savePicture({ path, body: { version, picture } }, context) {
    if (picture !== null) checkedImage(picture, 'picture');
    const locked = await lockLive('staffMember', path.id);
    const { id } = locked;
    if (locked.version !== version) throw versionConflict(await liveStaffMember(id));
    const before = await pictureOf(id);
    if (picture === before) return liveStaffMember(id);
    const organisationId = context.organisation.id;
    if (picture === null) await db.delete(staffPicture).where(eq(staffPicture.staffMemberId, id));
    else
      await db
        .insert(staffPicture)
        .values({ organisationId, staffMemberId: id, picture })
        .onConflictDoUpdate({ target: [staffPicture.organisationId, staffPicture.staffMemberId], set: { picture } });
    const member = await liveStaffMember(id);
    const searchable = staffRegister.searchable(staffMemberInput.of(member));
    await touchRecord(context, locked, { title: member.title, searchable });
    await logActivity(context, {
      action: 'UPDATE',
      ...loggedEntity('staffMember', member),
      changes: [{ field: 'picture', old: inLog(before), new: picture === null ? null : 'Another image' }],
    });
    return liveStaffMember(id);
  },
};
