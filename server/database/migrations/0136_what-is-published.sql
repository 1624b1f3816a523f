-- What is published is not deleted and stays as it was, apart from the columns that its trigger names; it can be withdrawn.
CREATE FUNCTION keep_published() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  -- Without arguments it is null.
  free text[] := coalesce(TG_ARGV, '{}');
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.status <> 'DRAFT' THEN RAISE EXCEPTION 'What is published is not deleted' USING ERRCODE = 'restrict_violation'; END IF;
    RETURN OLD;
  END IF;
  IF OLD.status = 'DRAFT' AND NEW.status IN ('DRAFT', 'PUBLISHED') THEN RETURN NEW; END IF;
  IF OLD.status = 'PUBLISHED' AND NEW.status = 'WITHDRAWN' THEN free := free || ARRAY['status', 'version', 'withdrawn_at']; END IF;
  IF to_jsonb(OLD) - free = to_jsonb(NEW) - free THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'What is published does not change' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_published FROM PUBLIC;
--> statement-breakpoint
-- As in 0073: an organisation that goes as a whole takes what it published with it.
CREATE OR REPLACE TRIGGER keep_published BEFORE UPDATE OR DELETE ON standard_version
  FOR EACH ROW WHEN (current_user <> 'attest_erase') EXECUTE FUNCTION keep_published();
CREATE OR REPLACE TRIGGER keep_published BEFORE UPDATE OR DELETE ON mapping_set
  FOR EACH ROW WHEN (current_user <> 'attest_erase') EXECUTE FUNCTION keep_published();
CREATE OR REPLACE TRIGGER keep_published BEFORE UPDATE OR DELETE ON maturity_model
  FOR EACH ROW WHEN (current_user <> 'attest_erase') EXECUTE FUNCTION keep_published();
CREATE OR REPLACE TRIGGER keep_published BEFORE UPDATE OR DELETE ON report_template
  FOR EACH ROW EXECUTE FUNCTION keep_published('uses', 'version', 'updated_at');
--> statement-breakpoint
DROP FUNCTION keep_published_header, keep_published_template;
