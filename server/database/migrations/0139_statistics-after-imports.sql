-- Only the owner of a table may analyse it. A job does so after an import (decision 226): it reads the table and writes statistics only.
CREATE FUNCTION analyse_table(named name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF EXISTS (SELECT FROM pg_class WHERE relname = named AND relnamespace = 'public'::regnamespace AND relkind = 'r') THEN
    -- Whoever holds it analyses or changes it: then its statistics are theirs to keep.
    EXECUTE format('ANALYZE (SKIP_LOCKED) public.%I', named);
  END IF;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION analyse_table FROM PUBLIC;
GRANT EXECUTE ON FUNCTION analyse_table TO attest_platform;
