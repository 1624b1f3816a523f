ALTER TABLE "organisation" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD COLUMN "end_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "secure_link" ADD COLUMN "end_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "acknowledgement_request" DROP CONSTRAINT "acknowledgement_request_mail";--> statement-breakpoint
ALTER TABLE "assessment_respondent" DROP CONSTRAINT "assessment_respondent_mail";--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD CONSTRAINT "acknowledgement_request_mail" CHECK (mail_due in ('REQUEST', 'REMINDER', 'RESEND', 'RECEIPT'));--> statement-breakpoint
ALTER TABLE "assessment_respondent" ADD CONSTRAINT "assessment_respondent_mail" CHECK (mail_due in ('REQUEST', 'REMINDER', 'RESEND', 'RECEIPT'));
--> statement-breakpoint
-- At first the time zone of an organisation is that of the administrator whom it had first; later ones follow as they sign in.
UPDATE organisation SET time_zone = (
  SELECT coalesce(preference.time_zone, preference.browser_time_zone)
  FROM membership JOIN user_preference preference ON preference.user_id = membership.user_id
  WHERE membership.organisation_id = organisation.id AND membership.role = 'ORG_ADMIN'
    AND coalesce(preference.time_zone, preference.browser_time_zone) IS NOT NULL
  ORDER BY membership.created_at, membership.user_id LIMIT 1);
--> statement-breakpoint
-- Administrators change the settings of their own organisation.
GRANT UPDATE (time_zone, version, updated_at) ON organisation TO attest_app;
CREATE POLICY own_settings ON organisation FOR UPDATE TO attest_app
  USING (id = nullif(current_setting('app.organisation_id', true), '')::uuid)
  WITH CHECK (id = nullif(current_setting('app.organisation_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT (time_zone) ON organisation TO attest_link;
GRANT SELECT (decided_at) ON policy_version TO attest_link;
-- Whom a page counts for, and the receipt that an acknowledgement makes due.
GRANT SELECT (name), UPDATE (mail_due) ON acknowledgement_request TO attest_link;
CREATE POLICY linked_policy ON pgboss.job TO attest_link
  USING (data ->> 'job' = 'mail-acknowledgement-requests'
    AND data ->> 'organisationId' = (SELECT link.organisation_id::text FROM public.policy_link() link));
GRANT SELECT (end_zone) ON secure_link TO attest_link;
GRANT UPDATE (end_zone) ON secure_link TO attest_app;
--> statement-breakpoint
-- As in 0047, with the time zone in which the link ends.
DROP FUNCTION find_secure_link;
CREATE FUNCTION find_secure_link(hash text)
RETURNS TABLE (kind text, organisation_id uuid, link_id uuid, record_id uuid, token_hash text, expires_at timestamptz,
  end_zone text, expired boolean)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog AS $$
  SELECT link.kind, link.organisation_id, link.id, link.record_id, link.token_hash, link.expires_at, link.end_zone,
    link.expires_at <= now()
  FROM public.secure_link link
  JOIN public.record ON record.organisation_id = link.organisation_id AND record.id = link.record_id
  WHERE link.token_hash = hash AND link.revoked_at IS NULL AND record.deleted_at IS NULL
    AND (link.kind <> 'policy' OR EXISTS (
      SELECT FROM public.acknowledgement_request request
      WHERE request.organisation_id = link.organisation_id AND request.id = link.request_id
        AND request.policy_id = link.record_id AND request.revoked_at IS NULL))
    AND (link.kind <> 'assessment' OR EXISTS (
      SELECT FROM public.assessment_respondent respondent
      WHERE respondent.organisation_id = link.organisation_id AND respondent.id = link.respondent_id
        AND respondent.assessment_id = link.record_id AND respondent.revoked_at IS NULL))
$$;
--> statement-breakpoint
-- As in 0043, with the organisation's time zone.
DROP FUNCTION find_policy_receipt;
CREATE FUNCTION find_policy_receipt(receipt_code text)
RETURNS TABLE (organisation_id uuid, request_id uuid, policy_id uuid, organisation_name text, time_zone text, policy_ref text,
  policy_name text, major integer, minor integer, email text, code text, sentence text, at timestamptz, address text,
  user_agent text, content_sha256 text, sha256 text, content text, source_url text, files jsonb)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog AS $$
  SELECT request.organisation_id, request.id, request.policy_id, organisation.name, coalesce(organisation.time_zone, 'UTC'),
    record.ref, record.title, version.major, version.minor, request.email, given.code, given.sentence, given.at, given.address,
    given.user_agent, given.content_sha256, given.sha256, version.content, version.source_url, version.files
  FROM public.acknowledgement given
  JOIN public.acknowledgement_request request
    ON request.organisation_id = given.organisation_id AND request.id = given.request_id
  JOIN public.policy_version version
    ON version.organisation_id = request.organisation_id AND version.id = request.version_id
  JOIN public.record ON record.organisation_id = request.organisation_id AND record.id = request.policy_id
  JOIN public.organisation ON organisation.id = request.organisation_id
  WHERE given.code = receipt_code
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_secure_link, find_policy_receipt FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_secure_link TO attest_platform;
GRANT EXECUTE ON FUNCTION find_policy_receipt TO attest_platform, attest_link;
-- The new owner of a function must be able to make it.
GRANT CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION find_secure_link OWNER TO attest_search;
ALTER FUNCTION find_policy_receipt OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
