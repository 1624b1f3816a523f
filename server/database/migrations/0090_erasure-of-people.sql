CREATE TABLE "activity_erasure" (
	"organisation_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"row_sha256" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"eraser_id" uuid NOT NULL,
	"eraser_name" text NOT NULL,
	CONSTRAINT "activity_erasure_organisation_id_activity_id_pk" PRIMARY KEY("organisation_id","activity_id")
);
--> statement-breakpoint
ALTER TABLE "activity_erasure" ADD CONSTRAINT "activity_erasure_of" FOREIGN KEY ("organisation_id","activity_id") REFERENCES "public"."activity"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('public.activity_erasure', 'SELECT');
--> statement-breakpoint
-- Erases a person: docs/decisions/180-erasure-of-a-person.md. The role that erases reaches the account and the logs of the platform
-- only inside of `erase_person`, which says whose they are.
GRANT INSERT, UPDATE (ip, user_agent, entity_name, changes) ON activity TO attest_erase;
GRANT INSERT, UPDATE ON activity_erasure TO attest_erase;
GRANT UPDATE (email, status, version) ON invitation TO attest_erase;
GRANT SELECT, UPDATE ON user_account TO attest_erase;
CREATE POLICY erase_person ON user_account TO attest_erase USING (id = nullif(current_setting('app.erased_person', true), '')::uuid)
  WITH CHECK (id = nullif(current_setting('app.erased_person', true), '')::uuid);
GRANT SELECT, DELETE ON notification_setting TO attest_erase;
CREATE POLICY erase_person ON notification_setting TO attest_erase USING (user_id = nullif(current_setting('app.erased_person', true), '')::uuid);
GRANT SELECT (user_id), DELETE ON user_preference TO attest_erase;
GRANT SELECT, UPDATE (ip, user_agent, entity_name, changes) ON platform_activity TO attest_erase;
GRANT SELECT, UPDATE (issuer, subject, ip, user_agent) ON login_log TO attest_erase;
GRANT SELECT, UPDATE (email, name, text) ON contact_message TO attest_erase;
GRANT SELECT, UPDATE (log) ON privileged_operation TO attest_erase;
--> statement-breakpoint
-- The hash of a row of the log as docs/log-chain.md has it; to_json escapes what JSON.stringify does.
CREATE FUNCTION activity_row_sha256(hashed activity) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT encode(sha256(convert_to('[' || string_agg(coalesce(to_json(value)::text, 'null'), ',' ORDER BY place) || ']', 'UTF8')), 'hex')
  FROM unnest(ARRAY[hashed.organisation_id::text, hashed.id::text, to_char(hashed.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    hashed.actor_id::text, hashed.action, hashed.entity_type, hashed.entity_id::text, hashed.entity_ref, hashed.entity_name,
    hashed.changes::text, hashed.ip, hashed.user_agent]) WITH ORDINALITY AS texts (value, place)
$$;
--> statement-breakpoint
-- A text without the name and the address of a person, which stand there as words of their own.
CREATE FUNCTION without_person(given text, person_name text, address text, pseudonym text) RETURNS text
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
DECLARE
  word text;
BEGIN
  FOREACH word IN ARRAY ARRAY[address, person_name] LOOP
    CONTINUE WHEN word = '' OR strpos(lower(given), lower(word)) = 0;
    given := regexp_replace(given, '(?<!\w)' || regexp_replace(word, '([^[:alnum:]\s])', '\\\1', 'g') || '(?!\w)', pseudonym, 'gi');
  END LOOP;
  RETURN given;
END $$;
--> statement-breakpoint
CREATE FUNCTION erase_person(erased uuid, eraser uuid, eraser_name text, organisations uuid[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  pseudonym constant text := 'Erased person ' || left(erased::text, 8);
  account record;
  of_organisation uuid;
  in_organisation integer;
  total integer := 0;
BEGIN
  PERFORM set_config('app.erased_person', erased::text, true);
  SELECT name, email, issuer, subject, substr(to_json(name)::text, 2, length(to_json(name)::text) - 2) AS json_name INTO account
    FROM public.user_account WHERE id = erased AND NOT active FOR UPDATE;
  IF account IS NULL THEN
    RAISE EXCEPTION 'Only a deactivated account can be erased';
  END IF;
  FOREACH of_organisation IN ARRAY organisations LOOP
    PERFORM set_config('app.erased_organisation', of_organisation::text, true);
    IF EXISTS (SELECT FROM public.membership WHERE organisation_id = of_organisation AND user_id = erased) THEN
      RAISE EXCEPTION 'A member cannot be erased';
    END IF;
    WITH changed AS (
      UPDATE public.activity AS entry SET ip = CASE WHEN actor_id = erased THEN NULL ELSE ip END,
        user_agent = CASE WHEN actor_id = erased THEN NULL ELSE user_agent END,
        entity_name = public.without_person(entity_name, account.name, account.email, pseudonym),
        changes = public.without_person(changes::text, account.json_name, account.email, pseudonym)::jsonb
      WHERE organisation_id = of_organisation AND (actor_id = erased AND (ip IS NOT NULL OR user_agent IS NOT NULL)
        OR public.without_person(entity_name, account.name, account.email, pseudonym) <> entity_name
        OR public.without_person(changes::text, account.json_name, account.email, pseudonym) <> changes::text)
      RETURNING entry.organisation_id, entry.id, public.activity_row_sha256(entry.*) AS row_sha256
    )
    INSERT INTO public.activity_erasure AS known (organisation_id, activity_id, row_sha256, erased_at, eraser_id, eraser_name)
    SELECT changed.organisation_id, changed.id, changed.row_sha256, date_trunc('milliseconds', now()), eraser, erase_person.eraser_name FROM changed
    ON CONFLICT (organisation_id, activity_id) DO UPDATE SET row_sha256 = excluded.row_sha256, erased_at = excluded.erased_at,
      eraser_id = excluded.eraser_id, eraser_name = excluded.eraser_name;
    GET DIAGNOSTICS in_organisation = ROW_COUNT;
    total := total + in_organisation;
    UPDATE public.activity_erasure AS known SET eraser_name = pseudonym WHERE organisation_id = of_organisation AND eraser_id = erased;
    UPDATE public.invitation SET email = 'erased-' || left(erased::text, 8) || '@erased.invalid', version = version + 1,
      status = CASE status WHEN 'PENDING' THEN 'REVOKED' ELSE status END
      WHERE organisation_id = of_organisation AND lower(email) = lower(account.email);
    DELETE FROM public.notification WHERE organisation_id = of_organisation AND recipient_id = erased;
    DELETE FROM public.member_presence WHERE organisation_id = of_organisation AND user_id = erased;
    DELETE FROM public.deactivated_member WHERE organisation_id = of_organisation AND user_id = erased;
    INSERT INTO public.activity (organisation_id, action, entity_type, entity_id, entity_name, changes)
    VALUES (of_organisation, 'DELETE', 'member', erased, pseudonym, jsonb_build_array(
      jsonb_build_object('field', 'erasedBy', 'old', NULL, 'new', eraser_name), jsonb_build_object('field', 'erasedRows', 'old', NULL, 'new', in_organisation)));
  END LOOP;
  PERFORM set_config('app.erased_organisation', '', true);
  UPDATE public.platform_activity SET ip = CASE WHEN actor_id = erased THEN NULL ELSE ip END,
    user_agent = CASE WHEN actor_id = erased THEN NULL ELSE user_agent END,
    entity_name = public.without_person(entity_name, account.name, account.email, pseudonym),
    changes = public.without_person(changes::text, account.json_name, account.email, pseudonym)::jsonb
  WHERE actor_id = erased OR public.without_person(entity_name, account.name, account.email, pseudonym) <> entity_name
    OR public.without_person(changes::text, account.json_name, account.email, pseudonym) <> changes::text;
  UPDATE public.login_log SET issuer = 'erased', subject = erased::text, ip = NULL, user_agent = NULL
    WHERE issuer = account.issuer AND subject = account.subject;
  UPDATE public.contact_message SET email = 'erased-' || left(erased::text, 8) || '@erased.invalid', name = pseudonym, text = ''
    WHERE account_id = erased;
  UPDATE public.privileged_operation SET log = public.without_person(log::text, account.json_name, account.email, pseudonym)::jsonb
    WHERE public.without_person(log::text, account.json_name, account.email, pseudonym) <> log::text;
  DELETE FROM public.user_preference WHERE user_id = erased;
  DELETE FROM public.notification_setting WHERE user_id = erased;
  UPDATE public.user_account SET issuer = 'erased', subject = erased::text, name = pseudonym, image_url = NULL, approved = false,
    email = 'erased-' || left(erased::text, 8) || '@erased.invalid', version = version + 1, updated_at = now() WHERE id = erased;
  PERFORM set_config('app.erased_person', '', true);
  RETURN total;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION activity_row_sha256, without_person, erase_person FROM PUBLIC;
GRANT EXECUTE ON FUNCTION activity_row_sha256, without_person TO attest_erase;
GRANT EXECUTE ON FUNCTION erase_person TO attest_platform;
GRANT CREATE ON SCHEMA public TO attest_erase;
ALTER FUNCTION erase_person OWNER TO attest_erase;
REVOKE CREATE ON SCHEMA public FROM attest_erase;
