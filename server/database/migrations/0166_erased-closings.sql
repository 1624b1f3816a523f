-- What an assessment was closed with goes with its organisation, in whatever order the tables of that are emptied. Only the role that
-- erases may delete these rows at all, and it says whose they are.
CREATE OR REPLACE FUNCTION keep_closing() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (OLD.organisation_id::text = current_setting('app.erased_organisation', true) OR NOT EXISTS (
    SELECT FROM public.record WHERE organisation_id = OLD.organisation_id AND id = OLD.assessment_id
  )) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What an assessment was closed with cannot be changed' USING ERRCODE = 'restrict_violation';
END $$;
