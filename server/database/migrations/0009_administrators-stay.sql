-- The platform keeps a SUPER_ADMIN and every organisation an ORG_ADMIN whose account is in use, whatever a transaction did.

-- Whoever changes who administers what takes turns: each decides by what the others have committed.
CREATE FUNCTION lock_people() RETURNS void
LANGUAGE sql SET search_path = pg_catalog AS 'SELECT pg_advisory_xact_lock(4730117002)';
--> statement-breakpoint
CREATE FUNCTION require_super_admin() RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.lock_people();
  IF NOT EXISTS (
    SELECT FROM public.platform_membership JOIN public.user_account ON id = user_id
    WHERE role = 'SUPER_ADMIN' AND approved AND active
  ) THEN
    RAISE EXCEPTION 'The platform would have no SUPER_ADMIN.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'last_super_admin';
  END IF;
END $$;
--> statement-breakpoint
-- An organisation that is gone needs nobody.
CREATE FUNCTION require_org_admin(organisation_id uuid) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.lock_people();
  IF EXISTS (SELECT FROM public.organisation WHERE id = require_org_admin.organisation_id) AND NOT EXISTS (
    SELECT FROM public.membership m JOIN public.user_account ON id = m.user_id
    WHERE m.organisation_id = require_org_admin.organisation_id AND m.role = 'ORG_ADMIN' AND approved AND active
  ) THEN
    RAISE EXCEPTION 'The organisation would have no ORG_ADMIN.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'last_org_admin';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_administrators() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF TG_TABLE_NAME = 'platform_membership' THEN
    PERFORM public.require_super_admin();
  ELSIF TG_TABLE_NAME = 'membership' THEN
    PERFORM public.require_org_admin(OLD.organisation_id);
  ELSE
    PERFORM public.require_super_admin() FROM public.platform_membership
      WHERE user_id = OLD.id AND role = 'SUPER_ADMIN';
    PERFORM public.require_org_admin(m.organisation_id) FROM public.membership m
      WHERE m.user_id = OLD.id AND m.role = 'ORG_ADMIN';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION lock_people, require_super_admin, require_org_admin, keep_administrators FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_people, require_super_admin, require_org_admin TO attest_platform;
--> statement-breakpoint
-- Deferred, so that one transaction may appoint somebody after it has removed another. A demo closes with all its accounts.
CREATE CONSTRAINT TRIGGER keep_administrators AFTER UPDATE OR DELETE ON platform_membership
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.role = 'SUPER_ADMIN') EXECUTE FUNCTION keep_administrators();
CREATE CONSTRAINT TRIGGER keep_administrators AFTER UPDATE OR DELETE ON membership
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.role = 'ORG_ADMIN') EXECUTE FUNCTION keep_administrators();
CREATE CONSTRAINT TRIGGER keep_administrators AFTER UPDATE ON user_account
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.approved AND OLD.active AND NOT (NEW.approved AND NEW.active) AND NEW.demo IS DISTINCT FROM 'closed')
  EXECUTE FUNCTION keep_administrators();
