CREATE INDEX "secure_link_id" ON "secure_link" USING btree ("id");--> statement-breakpoint
-- Secure links: docs/decisions/072-secure-links.md

-- The functions below find by something that only a recipient has, in every organisation, as the role that sees them all.
GRANT SELECT ON secure_link, acknowledgement_request, acknowledgement, policy_version, organisation TO attest_search;
CREATE POLICY search ON secure_link FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON acknowledgement_request FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON acknowledgement FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON policy_version FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON organisation FOR SELECT TO attest_search USING (true);
--> statement-breakpoint
-- The link with the hash of a token, unless it or its request was revoked, or its record removed.
CREATE FUNCTION find_secure_link(hash text)
RETURNS TABLE (kind text, organisation_id uuid, link_id uuid, record_id uuid, token_hash text, expires_at timestamptz, expired boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT link.kind, link.organisation_id, link.id, link.record_id, link.token_hash, link.expires_at, link.expires_at <= now()
  FROM public.secure_link link
  JOIN public.record ON record.organisation_id = link.organisation_id AND record.id = link.record_id
  WHERE link.token_hash = hash AND link.revoked_at IS NULL AND record.deleted_at IS NULL
    AND (link.kind <> 'policy' OR EXISTS (
      SELECT FROM public.acknowledgement_request request
      WHERE request.organisation_id = link.organisation_id AND request.id = link.request_id
        AND request.policy_id = link.record_id AND request.revoked_at IS NULL))
$$;
--> statement-breakpoint
-- The receipt with a code: what it consists of, and what the version says now.
CREATE FUNCTION find_policy_receipt(receipt_code text)
RETURNS TABLE (organisation_id uuid, request_id uuid, policy_id uuid, organisation_name text, policy_ref text,
  policy_name text, major integer, minor integer, email text, code text, sentence text, at timestamptz, address text,
  user_agent text, content_sha256 text, sha256 text, content text, source_url text, files jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT request.organisation_id, request.id, request.policy_id, organisation.name, record.ref, record.title, version.major,
    version.minor, request.email, given.code, given.sentence, given.at, given.address, given.user_agent,
    given.content_sha256, given.sha256, version.content, version.source_url, version.files
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
-- The link of the transaction and the request that it answers; no row if either is no longer valid.
CREATE FUNCTION policy_link()
RETURNS TABLE (organisation_id uuid, policy_id uuid, request_id uuid, version_id uuid, email text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT link.organisation_id, link.record_id, request.id, request.version_id, request.email
  FROM public.secure_link link
  JOIN public.acknowledgement_request request ON request.organisation_id = link.organisation_id
    AND request.id = link.request_id AND request.policy_id = link.record_id
  WHERE link.id = nullif(current_setting('app.link_id', true), '')::uuid
    AND link.record_id = nullif(current_setting('app.record_id', true), '')::uuid
    AND link.kind = 'policy' AND link.revoked_at IS NULL AND request.revoked_at IS NULL AND link.expires_at > now()
$$;
--> statement-breakpoint
-- The newest earlier version that the recipient of the link has acknowledged.
CREATE FUNCTION version_acknowledged_before() RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT earlier.id
  FROM public.policy_link() link
  JOIN public.policy_version shown ON shown.organisation_id = link.organisation_id AND shown.id = link.version_id
  JOIN public.acknowledgement_request request ON request.organisation_id = link.organisation_id
    AND request.policy_id = link.policy_id AND request.email = link.email
  JOIN public.acknowledgement given ON given.organisation_id = request.organisation_id AND given.request_id = request.id
  JOIN public.policy_version earlier ON earlier.organisation_id = request.organisation_id AND earlier.id = request.version_id
  WHERE (earlier.major, earlier.minor) < (shown.major, shown.minor)
  ORDER BY earlier.major DESC, earlier.minor DESC LIMIT 1
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_secure_link, find_policy_receipt, policy_link, version_acknowledged_before FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_secure_link TO attest_platform;
GRANT EXECUTE ON FUNCTION find_policy_receipt TO attest_platform, attest_link;
GRANT EXECUTE ON FUNCTION policy_link, version_acknowledged_before TO attest_link;
-- The new owner of a function must be able to make it.
GRANT USAGE, CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION find_secure_link OWNER TO attest_search;
ALTER FUNCTION find_policy_receipt OWNER TO attest_search;
ALTER FUNCTION policy_link OWNER TO attest_search;
ALTER FUNCTION version_acknowledged_before OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
--> statement-breakpoint
-- What a link to a policy reaches. Each subquery is answered once a statement.
GRANT USAGE ON SCHEMA public TO attest_link;
GRANT SELECT (id, name) ON organisation TO attest_link;
GRANT SELECT (organisation_id, id, ref, title, deleted_at) ON record TO attest_link;
GRANT SELECT (organisation_id, id, category_id, owner_id, approver_id, next_review_on, version_in_force) ON policy TO attest_link;
GRANT SELECT (organisation_id, id, name) ON policy_category TO attest_link;
GRANT SELECT (id, name) ON user_account TO attest_link;
GRANT SELECT (organisation_id, id, policy_id, major, minor, status, is_in_force, generation_method, content, source_url,
  change_log, files, sha256) ON policy_version TO attest_link;
GRANT SELECT (organisation_id, id, record_id, latest, removed_at) ON attachment TO attest_link;
GRANT SELECT (organisation_id, id, key, sha256, size, type, name) ON stored_file TO attest_link;
GRANT SELECT (organisation_id, id, request_id, expires_at) ON secure_link TO attest_link;
GRANT SELECT (organisation_id, id, policy_id, version_id, email, opened_at), UPDATE (opened_at)
  ON acknowledgement_request TO attest_link;
GRANT SELECT, INSERT ON acknowledgement TO attest_link;
GRANT INSERT ON secure_link_use, activity TO attest_link;
--> statement-breakpoint
CREATE POLICY linked ON organisation FOR SELECT TO attest_link USING (id = (SELECT organisation_id FROM policy_link()));
CREATE POLICY linked ON record FOR SELECT TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.policy_id FROM policy_link() link) AND deleted_at IS NULL);
CREATE POLICY linked ON policy FOR SELECT TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.policy_id FROM policy_link() link));
-- The policies of the tables in these subqueries apply as well: only what the policy of the link names.
CREATE POLICY linked ON policy_category FOR SELECT TO attest_link
  USING ((organisation_id, id) = (SELECT named.organisation_id, named.category_id FROM policy named));
CREATE POLICY linked ON user_account FOR SELECT TO attest_link
  USING (id IN (SELECT named.owner_id FROM policy named UNION ALL SELECT named.approver_id FROM policy named));
CREATE POLICY linked ON policy_version FOR SELECT TO attest_link
  USING (organisation_id = (SELECT link.organisation_id FROM policy_link() link)
    AND (id = (SELECT link.version_id FROM policy_link() link) OR id = (SELECT version_acknowledged_before())));
CREATE POLICY linked ON attachment FOR SELECT TO attest_link
  USING ((organisation_id, record_id) = (SELECT link.organisation_id, link.policy_id FROM policy_link() link));
CREATE POLICY linked ON stored_file FOR SELECT TO attest_link
  USING (organisation_id = (SELECT link.organisation_id FROM policy_link() link) AND id IN (
    SELECT (file ->> 'fileId')::uuid FROM policy_link() link
    JOIN policy_version shown ON shown.id = link.version_id, jsonb_array_elements(shown.files) file));
CREATE POLICY linked ON secure_link FOR SELECT TO attest_link
  USING (id = nullif(current_setting('app.link_id', true), '')::uuid AND EXISTS (SELECT FROM policy_link()));
CREATE POLICY linked ON acknowledgement_request TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.request_id FROM policy_link() link));
CREATE POLICY linked ON acknowledgement TO attest_link
  USING ((organisation_id, request_id) = (SELECT link.organisation_id, link.request_id FROM policy_link() link));
CREATE POLICY linked ON secure_link_use FOR INSERT TO attest_link
  WITH CHECK (link_id = nullif(current_setting('app.link_id', true), '')::uuid
    AND organisation_id = (SELECT link.organisation_id FROM policy_link() link));
CREATE POLICY linked ON activity FOR INSERT TO attest_link
  WITH CHECK (entity_type = 'policy' AND actor_id IS NULL
    AND (organisation_id, entity_id) = (SELECT link.organisation_id, link.policy_id FROM policy_link() link));
