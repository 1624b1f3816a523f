import type pg from 'pg';

/**
 * Gives every imported person an identity at the local identity server, under the same subject and without a password: they set one
 * with "Forgot password?". An address that two accounts share stays with the older one.
 */
export async function addIdentities(client: pg.Client): Promise<void> {
  await client.query(`insert into identity."user" (id, first_name, last_name, created_at, updated_at)
    select subject, split_part(name, ' ', 1), nullif(substr(name, length(split_part(name, ' ', 1)) + 2), ''), now(), now() from user_account
    on conflict do nothing`);
  await client.query(`insert into identity.email_address (id, user_id, email_address, is_primary, created_at)
    select 'idn_' || replace(gen_random_uuid()::text, '-', ''), subject, lower(btrim(email)), true, now() from user_account
    where email <> '' order by created_at on conflict do nothing`);
}
