CREATE INDEX "record_live_folded_title" ON "record" USING btree ("organisation_id","kind",folded("title")) WHERE deleted_at is null;--> statement-breakpoint
-- `folded` is not leakproof, so under row-level security a query would not use this index: see `search_records`.
GRANT EXECUTE ON FUNCTION folded TO attest_search;
--> statement-breakpoint
-- Ids of the live records of a kind that have one of these titles, folded.
CREATE FUNCTION records_titled(kind text, titles text[]) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT record.id FROM public.record
  WHERE record.organisation_id = nullif(current_setting('app.organisation_id', true), '')::uuid
    AND record.kind = records_titled.kind
    AND public.folded(record.title) = ANY (titles)
    AND record.deleted_at IS NULL
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION records_titled FROM PUBLIC;
GRANT EXECUTE ON FUNCTION records_titled TO attest_app;
-- The new owner of a function must be able to make it.
GRANT CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION records_titled OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
--> statement-breakpoint
-- Who approved a version before it was imported, on the page of its link.
GRANT SELECT (approved_before) ON policy_version TO attest_link;
