import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { membershipPermission, notification, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { remindOrganisation } from '#server/modules/reminder/remind.ts';
import { add, leave, openPlace, patch, post, read } from '#tests/server/api/place.ts';
import { textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { mailsTo, morningOf, moveTo, remindAt, remindersOf } from './mornings.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));
const other = shared(() => openPlace(server));

const colleague = (): Promise<Person> =>
  addPerson(server, { in: [{ organisation: place.organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });

const addAsset = (owner: Person, reviewOn: string, title = 'Ledger') =>
  add(place, '/api/information-asset', { title, ownerId: owner.id, reviewOn });

const remind = (day: string) => remindAt(server, place.organisation, morningOf(day));

const path = '/api/information-asset';

describe('a due date', () => {
  it('reminds the owner 30, 7 and 1 days ahead, on the first day overdue, and then weekly', async () => {
    const owner = await colleague();
    const { id } = await addAsset(owner, '2027-03-31');
    const { ref } = Object(await read(place.owner, `${path}/${id}`));
    for (const day of ['01', '02', '24', '30', '31']) await remind(`2027-03-${day}`);
    const ahead = `Information asset review due soon: The review of "${ref} Ledger" is due on 31/03/2027.`;
    expect(await remindersOf(owner)).toEqual([ahead, ahead, ahead]);
    for (const day of ['01', '02', '08', '15']) await remind(`2027-04-${day}`);
    const late = `Information asset review overdue: The review of "${ref} Ledger" was due on 31/03/2027.`;
    expect(await remindersOf(owner)).toEqual([ahead, ahead, ahead, late, late, late]);
  });

  it('starts over when it is moved', async () => {
    const owner = await colleague();
    const { id } = await addAsset(owner, '2028-01-10');
    await remind('2028-01-03');
    await patch(place.owner, `${path}/${id}`, { version: 1, reviewOn: '2028-01-12' });
    await remind('2028-01-04');
    await remind('2028-01-05');
    expect(await remindersOf(owner)).toEqual([
      expect.stringContaining('10/01/2028'),
      expect.stringContaining('12/01/2028'),
    ]);
  });

  it('of a removed record reminds nobody, and again once it is restored', async () => {
    const owner = await colleague();
    const { id } = await addAsset(owner, '2028-02-10');
    await post(place.owner, `${path}/${id}/remove`, { version: 1 });
    await remind('2028-02-03');
    expect(await remindersOf(owner)).toEqual([]);
    await post(place.owner, `${path}/${id}/restore`, { version: 2 });
    await remind('2028-02-09');
    expect(await remindersOf(owner)).toHaveLength(1);
  });

  it('missed in an outage is made up for', async () => {
    const owner = await colleague();
    await remind('2028-03-01');
    await addAsset(owner, '2028-03-10');
    await remind('2028-03-05');
    expect(await remindersOf(owner)).toHaveLength(1);
  });
});

describe('the due date of an action of a treatment plan', () => {
  it('reminds the owner of the action, until it is completed, removed, or its risk is', async () => {
    const owner = await colleague();
    const { id } = await add(place, '/api/risk', { title: 'Shared network' });
    const { ref } = Object(await read(place.owner, `/api/risk/${id}`));
    const actions: string[] = [];
    for (const title of ['Separate', 'Completed', 'Removed'])
      actions.push(
        (await add(place, `/api/risk/${id}/treatment-actions`, { title, ownerId: owner.id, dueOn: '2028-11-30' })).id,
      );
    const [, completed, removed] = actions;
    await patch(place.owner, `/api/treatment-action/${completed}`, { version: 1, status: 'COMPLETED' });
    await place.owner.call(`/api/treatment-action/${removed}?version=1`, { method: 'DELETE' });
    await remind('2028-11-23');
    await remind('2028-11-23');
    await remind('2028-12-01');
    await post(place.owner, `/api/risk/${id}/remove`, { version: 1 });
    await remind('2028-12-08');
    expect(await remindersOf(owner)).toEqual([
      `Risk action due soon: The action "Separate" of "${ref} Shared network" is due on 30/11/2028.`,
      `Risk action overdue: The action "Separate" of "${ref} Shared network" was due on 30/11/2028.`,
    ]);
  });
});

describe('the dates of a contract and a document of a provider', () => {
  it('remind the owner of the provider, until the contract is over or the document replaced', async () => {
    const owner = await colleague();
    const { id } = await add(place, '/api/service-provider', { title: 'Kaskade', ownerId: owner.id });
    const { ref } = Object(await read(place.owner, `/api/service-provider/${id}`));
    const { id: statusId } = await add(place, '/api/service-provider-contract-status', { name: 'Over', isFinal: true });
    const contracts = `/api/service-provider/${id}/contracts`;
    const term = { endsOn: '2029-03-31', noticeDays: 30 };
    await add(place, contracts, { title: 'Framework', ...term });
    await add(place, contracts, { title: 'Former', ...term, statusId });
    const documents = `/api/service-provider/${id}/documents`;
    const report = { kind: 'SOC2_REPORT', expiresOn: '2029-02-28' };
    await add(place, documents, { title: 'SOC 2', ...report });
    await add(place, documents, { title: 'Older', ...report, status: 'REPLACED' });
    for (const day of ['2029-02-21', '2029-02-22', '2029-03-02', '2029-03-24', '2029-04-01']) await remind(day);
    const of = `of "${ref} Kaskade"`;
    // Days that were missed in between are made up for, with the same words.
    expect([...new Set(await remindersOf(owner))].toSorted()).toEqual([
      `Service provider contract due soon: The contract "Framework" ${of} ends on 31/03/2029.`,
      `Service provider contract overdue: The contract "Framework" ${of} ended on 31/03/2029.`,
      `Service provider document due soon: The document "SOC 2" ${of} expires on 28/02/2029.`,
      `Service provider document overdue: The document "SOC 2" ${of} expired on 28/02/2029.`,
      `Service provider notice due soon: Notice for the contract "Framework" ${of} is due on 01/03/2029.`,
      `Service provider notice overdue: Notice for the contract "Framework" ${of} was due on 01/03/2029.`,
    ]);
  });
});

describe('a reminder', () => {
  it('is given once when jobs run at the same time, and again after a crash', async () => {
    const owner = await colleague();
    for (let number = 0; number < 5; number += 1) await addAsset(owner, '2028-04-08', `Ledger ${number}`);
    await Promise.all([remind('2028-04-01'), remind('2028-04-01')]);
    await remind('2028-04-01');
    expect(await remindersOf(owner)).toHaveLength(5);
    expect(await mailsTo(server, owner)).toHaveLength(1);
    // As a process that was killed before it had marked the day as done.
    const day = { database: server.database, jobs: { enqueue: () => Promise.reject(new Error('killed')) } };
    await addAsset(owner, '2028-04-09', 'Late');
    await expect(remindOrganisation(day, place.organisation.id, morningOf('2028-04-02'))).rejects.toThrow('killed');
    await remind('2028-04-02');
    expect(await remindersOf(owner)).toHaveLength(6);
    expect(await mailsTo(server, owner)).toHaveLength(2);
  });

  it('cannot be stored twice by any statement', async () => {
    const owner = await colleague();
    await addAsset(owner, '2028-05-08');
    await remind('2028-05-01');
    const scope = { organisationId: place.organisation.id, userId: owner.id };
    const again = server.database.inOrganisation(scope, async () => {
      const [row] = await db.select().from(notification).where(eq(notification.kind, 'dueSoon'));
      if (row === undefined) throw new Error('No reminder');
      await db.insert(notification).values({ ...row, id: randomUUID() });
    });
    await expect(again).rejects.toMatchObject({ cause: expect.objectContaining({ code: '23505' }) });
  });

  it('comes in the morning of the recipient’s own day, on either side of the date line', async () => {
    const [east, west] = [await colleague(), await colleague()];
    await moveTo(server, east, 'Pacific/Kiritimati');
    await moveTo(server, west, 'Pacific/Pago_Pago');
    for (const owner of [east, west]) await addAsset(owner, '2028-06-08');
    // 07:00 on 1 June in Kiritimati is 17:00 UTC of the day before; in Pago Pago it is 18:00 UTC.
    await remindAt(server, place.organisation, new Date('2028-05-31T16:59:00Z'));
    expect(await remindersOf(east)).toEqual([]);
    await remindAt(server, place.organisation, new Date('2028-05-31T17:00:00Z'));
    expect([await remindersOf(east), await remindersOf(west)]).toEqual([[expect.any(String)], []]);
    await remindAt(server, place.organisation, new Date('2028-06-01T18:00:00Z'));
    expect([await remindersOf(east), await remindersOf(west)]).toEqual([[expect.any(String)], [expect.any(String)]]);
  });

  it('does not reach who may not view the record, is deactivated, or has left', async () => {
    const [blind, away, gone] = [await colleague(), await colleague(), await colleague()];
    for (const owner of [blind, away, gone]) await addAsset(owner, '2028-07-08');
    const { platform } = server.database;
    const rights = await platform
      .delete(membershipPermission)
      .where(eq(membershipPermission.userId, blind.id))
      .returning();
    await platform.update(userAccount).set({ active: false }).where(eq(userAccount.id, away.id));
    await leave(place, gone);
    await remind('2028-07-01');
    for (const person of [blind, away, gone]) expect(await mailsTo(server, person)).toEqual([]);
    await platform.insert(membershipPermission).values(rights);
    await platform.update(userAccount).set({ active: true }).where(eq(userAccount.id, away.id));
    expect([await remindersOf(blind), await remindersOf(away)]).toEqual([[], []]);
  });

  it('stays within its organisation', async () => {
    const both = await addPerson(server, {
      in: [place, other].map(({ organisation }) => ({ organisation, role: 'ORG_MANAGER', level: 'VIEW' })),
    });
    await add(other, path, { title: 'Elsewhere', ownerId: both.id, reviewOn: '2028-08-08' });
    await remind('2028-08-01');
    expect(await mailsTo(server, both)).toEqual([]);
    await remindAt(server, other.organisation, morningOf('2028-08-01'));
    expect(await remindersOf(both)).toEqual([]);
    const mails = await mailsTo(server, both);
    expect(mails.map(({ subject }) => subject)).toEqual([`Attest: 2 notifications in ${other.organisation.name}`]);
  });
});

describe('the daily mail', () => {
  it('lists what calls for an action, with links, and is the same when it is sent again', async () => {
    const owner = await colleague();
    const { id } = await addAsset(owner, '2028-09-08', 'A <b> & "c"');
    const { ref } = Object(await read(place.owner, `${path}/${id}`));
    await patch(place.owner, `${path}/${id}`, { version: 1, location: 'Basel' });
    await remind('2028-09-01');
    let attempts = 0;
    const failing = async () => {
      if ((attempts += 1) === 1) throw new Error('The mail server is down');
    };
    await expect(mailsTo(server, owner, failing)).rejects.toThrow('The mail server is down');
    const [mail] = await mailsTo(server, owner, failing);
    const name = textAt(await read(place.owner, '/api/auth/me'), 'fullName');
    const ofOrganisation = `organisation=${place.organisation.id}`;
    const link = `https://attest.example/notifications?kind=informationAsset&record=${id}&${ofOrganisation}`;
    const all = `https://attest.example/notifications?${ofOrganisation}`;
    const what = `"${ref} A <b> & 'c'"`;
    expect(mail).toEqual({
      id: expect.any(String),
      to: owner.email,
      links: [link, all, 'https://attest.example/profile'],
      subject: `Attest: 2 notifications in ${place.organisation.name}`,
      text: [
        `You have 2 notifications in ${place.organisation.name}.`,
        `Information asset assigned to you\n"${name}" made you the owner of ${what}.\n${link}`,
        `Information asset review due soon\nThe review of ${what} is due on 08/09/2028.\n${link}`,
        `All notifications: ${all}`,
        'Choose what you receive: https://attest.example/profile\n',
      ].join('\n\n'),
    });
    expect(await mailsTo(server, owner)).toEqual([mail]);
  });

  it('omits what has been read, and what may no longer be viewed', async () => {
    const owner = await colleague();
    await addAsset(owner, '2028-10-08');
    await remind('2028-10-01');
    const removed = await server.database.platform
      .delete(membershipPermission)
      .where(eq(membershipPermission.userId, owner.id))
      .returning();
    expect(await mailsTo(server, owner)).toEqual([]);
    await server.database.platform.insert(membershipPermission).values(removed);
    expect(await mailsTo(server, owner)).toHaveLength(1);
    await owner.call('/api/notifications/mark-all-as-read', { method: 'PATCH' });
    expect(await mailsTo(server, owner)).toEqual([]);
  });

  it('and the app have what the recipient has chosen for them', async () => {
    const [mailOnly, nothing] = [await colleague(), await colleague()];
    const settings = (digest: boolean) => ({
      settings: ['assigned', 'dueSoon'].map((kind) => ({
        kind,
        inApp: false,
        digest: digest && kind === 'dueSoon',
        atOnce: false,
      })),
    });
    await patch(mailOnly, '/api/user-preferences/notifications', settings(true));
    await patch(nothing, '/api/user-preferences/notifications', settings(false));
    for (const owner of [mailOnly, nothing]) await addAsset(owner, '2028-11-08');
    await remind('2028-11-01');
    expect([await remindersOf(mailOnly), await remindersOf(nothing)]).toEqual([[], []]);
    expect(await read(mailOnly, '/api/notifications/counts')).toMatchObject({ unread: 0 });
    const [mail] = await mailsTo(server, mailOnly);
    expect(mail?.subject).toBe(`Attest: 1 notification in ${place.organisation.name}`);
    expect(await mailsTo(server, nothing)).toEqual([]);
  });
});
