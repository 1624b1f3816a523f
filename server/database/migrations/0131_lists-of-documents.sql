ALTER TABLE "document_entry" ADD COLUMN "size" bigint;
--> statement-breakpoint
GRANT UPDATE (size) ON document_entry TO attest_app;
--> statement-breakpoint
-- What is there already. Forced row-level security would hide it.
ALTER TABLE "document_entry" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "document_version" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "stored_file" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE document_entry AS entry SET size = file.size
FROM document_version AS version JOIN stored_file AS file
  ON file.organisation_id = version.organisation_id AND file.id = version.file_id
WHERE version.organisation_id = entry.organisation_id AND version.document_id = entry.id AND version.number = entry.latest;
--> statement-breakpoint
ALTER TABLE "document_entry" FORCE ROW LEVEL SECURITY;
ALTER TABLE "document_version" FORCE ROW LEVEL SECURITY;
ALTER TABLE "stored_file" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "document_entry_by_updated_at" ON "document_entry" USING btree ("organisation_id","repository_id","place_id",kind desc,"updated_at","name","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "document_entry_by_review_on" ON "document_entry" USING btree ("organisation_id","repository_id","place_id",kind desc,"review_on","name","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "document_entry_by_size" ON "document_entry" USING btree ("organisation_id","repository_id","place_id",kind desc,"size","name","id") WHERE removed_at is null;
--> statement-breakpoint
-- A file has the size of its version with the highest number, in whatever order its versions are added.
CREATE FUNCTION size_documents() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  UPDATE public.document_entry AS entry SET size = latest.size
  FROM (
    SELECT DISTINCT ON (version.organisation_id, version.document_id) version.organisation_id, version.document_id, file.size
    FROM public.document_version AS version
      JOIN public.stored_file AS file ON file.organisation_id = version.organisation_id AND file.id = version.file_id
    WHERE (version.organisation_id, version.document_id) IN (SELECT organisation_id, document_id FROM added)
    ORDER BY version.organisation_id, version.document_id, version.number DESC
  ) AS latest
  WHERE entry.organisation_id = latest.organisation_id AND entry.id = latest.document_id AND entry.size IS DISTINCT FROM latest.size;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION size_documents FROM PUBLIC;
CREATE TRIGGER size_documents AFTER INSERT ON document_version REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION size_documents();
--> statement-breakpoint
-- The revision of all files and folders of an organisation, so that what was counted of them is remembered until one changes.
CREATE TRIGGER revise_added AFTER INSERT ON document_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION revise_list('documentEntry');
CREATE TRIGGER revise_changed AFTER UPDATE ON document_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION revise_list('documentEntry');
-- Only what the app deletes itself: what goes with it, by a foreign key, was in no other list.
CREATE TRIGGER revise_removed AFTER DELETE ON document_entry REFERENCING OLD TABLE AS added
  FOR EACH STATEMENT WHEN (current_user = 'attest_app') EXECUTE FUNCTION revise_list('documentEntry');
--> statement-breakpoint
-- Of one repository: its id is of one organisation only, and narrows a search further.
CREATE INDEX document_entry_search ON document_entry USING gin (repository_id, search_text gin_trgm_ops) WHERE removed_at IS NULL;
--> statement-breakpoint
GRANT SELECT ON document_entry TO attest_search;
CREATE POLICY search ON document_entry FOR SELECT TO attest_search USING (true);
--> statement-breakpoint
-- Ids of the live files and folders of a repository whose name contains a text, as in `search_records`: LIKE is not leakproof.
CREATE FUNCTION search_documents(repository uuid, pattern text) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT entry.id FROM public.document_entry AS entry
  WHERE entry.organisation_id = nullif(current_setting('app.organisation_id', true), '')::uuid
    AND entry.repository_id = search_documents.repository
    AND entry.search_text LIKE pattern
    AND entry.removed_at IS NULL
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION search_documents FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_documents TO attest_app;
GRANT CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION search_documents OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
