-- What people without an account make the server keep is bounded where it is written: docs/decisions/080-assessments-of-providers.md

-- Only the triggers delete, as a role that may: a link itself can neither read nor delete what it has added.
GRANT SELECT, DELETE ON assessment_answer_history, secure_link_use TO attest_search;
CREATE POLICY bound ON assessment_answer_history TO attest_search USING (true);
CREATE POLICY bound ON secure_link_use TO attest_search USING (true);
--> statement-breakpoint
-- Of each question the last 20 answers that others have replaced, and of an assessment the last that fit into a million bytes
-- as they are stored, at least 250 each, with the row and its indexes.
CREATE FUNCTION bound_answer_history() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  DELETE FROM public.assessment_answer_history history USING (
    SELECT kept.organisation_id, kept.id,
      row_number() OVER (PARTITION BY kept.assessment_id, kept.question_id ORDER BY kept.version DESC) AS place,
      sum(250 + pg_column_size(kept.response))
        OVER (PARTITION BY kept.assessment_id ORDER BY kept.replaced_at DESC, kept.version DESC, kept.id) AS bytes
    FROM public.assessment_answer_history kept
    WHERE (kept.organisation_id, kept.assessment_id) IN (SELECT added.organisation_id, added.assessment_id FROM added)
  ) counted
  WHERE history.organisation_id = counted.organisation_id AND history.id = counted.id
    AND (counted.place > 20 OR counted.bytes > 1000000);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of each link the last 100 openings; what was acknowledged or submitted stays.
CREATE FUNCTION bound_link_uses() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  DELETE FROM public.secure_link_use link_use USING (
    SELECT kept.organisation_id, kept.id,
      row_number() OVER (PARTITION BY kept.link_id ORDER BY kept.created_at DESC, kept.id) AS place
    FROM public.secure_link_use kept
    WHERE kept.action = 'open'
      AND (kept.organisation_id, kept.link_id) IN (SELECT added.organisation_id, added.link_id FROM added)
  ) counted
  WHERE link_use.organisation_id = counted.organisation_id AND link_use.id = counted.id AND counted.place > 100;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- How many files the respondents of the link's assessment have sent, and their bytes: those that were taken back count too.
CREATE FUNCTION files_of_linked_assessment() RETURNS TABLE (files bigint, bytes bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT count(*), coalesce(sum(file.size), 0)::bigint
  FROM public.assessment_answer_file answered
  JOIN public.stored_file file ON file.organisation_id = answered.organisation_id AND file.id = answered.file_id
  WHERE (answered.organisation_id, answered.assessment_id)
    = (SELECT link.organisation_id, link.assessment_id FROM public.assessment_link() link)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION bound_answer_history, bound_link_uses, files_of_linked_assessment FROM PUBLIC;
GRANT EXECUTE ON FUNCTION files_of_linked_assessment TO attest_link;
-- The new owner of a function must be able to make it.
GRANT CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION bound_answer_history OWNER TO attest_search;
ALTER FUNCTION bound_link_uses OWNER TO attest_search;
ALTER FUNCTION files_of_linked_assessment OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
--> statement-breakpoint
CREATE TRIGGER bound_answer_history AFTER INSERT ON assessment_answer_history REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION bound_answer_history();
--> statement-breakpoint
CREATE TRIGGER bound_link_uses AFTER INSERT ON secure_link_use REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION bound_link_uses();
