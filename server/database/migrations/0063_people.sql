CREATE TABLE "invitation" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text COLLATE "natural_order" NOT NULL,
	"role" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invited_by" uuid NOT NULL,
	"days" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mail_due" text,
	"mails" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"reminder_count" integer DEFAULT 0 NOT NULL,
	"last_reminder_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	CONSTRAINT "invitation_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "invitation_mail" CHECK (mail_due in ('REQUEST', 'REMINDER', 'RESEND', 'RECEIPT')),
	CONSTRAINT "invitation_status" CHECK ("invitation"."status" in ('PENDING', 'ACCEPTED', 'REVOKED', 'EXPIRED')),
	CONSTRAINT "invitation_role" CHECK ("invitation"."role" in ('ORG_ADMIN', 'ORG_MANAGER', 'ORG_ASSESSOR', 'ORG_VIEWER', 'ORG_CONSULTANT', 'ORG_AUDITOR'))
);
--> statement-breakpoint
CREATE TABLE "invitation_link" (
	"organisation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"invitation_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "invitation_link_organisation_id_token_hash_pk" PRIMARY KEY("organisation_id","token_hash"),
	CONSTRAINT "invitation_link_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "invitation_resend" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_resend_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "deactivated_member" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"deactivated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deactivated_member_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "deactivated_member_role" CHECK ("deactivated_member"."role" in ('ORG_ADMIN', 'ORG_MANAGER', 'ORG_ASSESSOR', 'ORG_VIEWER', 'ORG_CONSULTANT', 'ORG_AUDITOR'))
);
--> statement-breakpoint
CREATE TABLE "member_presence" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_presence_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by" FOREIGN KEY ("organisation_id","invited_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_accepted_by" FOREIGN KEY ("organisation_id","accepted_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_link" ADD CONSTRAINT "invitation_link_invitation" FOREIGN KEY ("organisation_id","invitation_id") REFERENCES "public"."invitation"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deactivated_member" ADD CONSTRAINT "deactivated_member_person" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_presence" ADD CONSTRAINT "member_presence_person" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_pending" ON "invitation" USING btree ("organisation_id","email") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "invitation_newest" ON "invitation" USING btree ("organisation_id","invited_at","id");--> statement-breakpoint
CREATE INDEX "invitation_due" ON "invitation" USING btree ("organisation_id","id") WHERE mail_due is not null;--> statement-breakpoint
CREATE INDEX "invitation_link_of" ON "invitation_link" USING btree ("organisation_id","invitation_id");--> statement-breakpoint
CREATE INDEX "invitation_resend_day" ON "invitation_resend" USING btree ("organisation_id","at","email");--> statement-breakpoint
-- Members, and the invitations that make them: docs/decisions/140-people-of-an-organisation.md

SELECT protect_tenant_table('public.invitation', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.invitation_link', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.invitation_resend', 'SELECT, INSERT, DELETE');
SELECT share_platform_table(shared, 'SELECT, INSERT, UPDATE, DELETE',
  'organisation_id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid')
FROM unnest(ARRAY['public.deactivated_member', 'public.member_presence']::regclass[]) AS shared;
--> statement-breakpoint
-- Found by the hash of a token, which only the invited person has, before any organisation is known.
GRANT SELECT ON invitation, invitation_link TO attest_search;
CREATE POLICY search ON invitation FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON invitation_link FOR SELECT TO attest_search USING (true);
--> statement-breakpoint
CREATE FUNCTION find_invitation(hash text) RETURNS TABLE (organisation_id uuid, invitation_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog AS $$
  SELECT link.organisation_id, link.invitation_id FROM public.invitation_link link WHERE link.token_hash = hash
$$;
--> statement-breakpoint
-- Whether an invitation of an organisation can be accepted now: asked by `admit_member`, whose owner sees no rows of tenants.
CREATE FUNCTION is_open_invitation(of_organisation uuid, invitation_id uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT EXISTS (SELECT FROM public.invitation WHERE organisation_id = of_organisation AND id = invitation_id
    AND status = 'PENDING' AND expires_at > now())
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_invitation, is_open_invitation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_invitation TO attest_platform;
--> statement-breakpoint
-- The app role reads memberships and cannot write them. These functions change those of the organisation of the transaction, never
-- that of its person, so that no statement of a request can raise its own rights.
CREATE FUNCTION give_rights(member uuid, rights jsonb) RETURNS void
LANGUAGE sql SET search_path = pg_catalog AS $$
  DELETE FROM public.membership_permission
    WHERE organisation_id = nullif(current_setting('app.organisation_id', true), '')::uuid AND user_id = member;
  INSERT INTO public.membership_permission (organisation_id, user_id, feature, level)
    SELECT nullif(current_setting('app.organisation_id', true), '')::uuid, member, given.feature, given.permission
    FROM jsonb_to_recordset(rights) AS given (feature text, permission text);
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_own_membership(member uuid) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.lock_people();
  IF nullif(current_setting('app.user_id', true), '')::uuid IS NOT DISTINCT FROM member THEN
    RAISE EXCEPTION 'Nobody changes their own membership.' USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_member(member uuid, expected integer, new_role text, rights jsonb) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE own constant uuid := nullif(current_setting('app.organisation_id', true), '')::uuid;
BEGIN
  PERFORM public.refuse_own_membership(member);
  UPDATE public.membership SET role = new_role, version = version + 1
    WHERE organisation_id = own AND user_id = member AND version = expected;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.give_rights(member, rights);
  RETURN true;
END $$;
--> statement-breakpoint
-- Ends a membership; what the member had is kept for a reactivation, unless they leave for good.
CREATE FUNCTION end_membership(member uuid, expected integer, for_good boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE own constant uuid := nullif(current_setting('app.organisation_id', true), '')::uuid;
BEGIN
  PERFORM public.refuse_own_membership(member);
  IF for_good THEN
    DELETE FROM public.deactivated_member WHERE organisation_id = own AND user_id = member AND version = expected;
    IF FOUND THEN RETURN true; END IF;
  END IF;
  PERFORM FROM public.membership WHERE organisation_id = own AND user_id = member AND version = expected FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF NOT for_good THEN
    INSERT INTO public.deactivated_member (organisation_id, user_id, role, permissions, version, joined_at)
      SELECT own, member, held.role, coalesce((
        SELECT jsonb_agg(jsonb_build_object('feature', feature, 'permission', level) ORDER BY feature)
        FROM public.membership_permission WHERE organisation_id = own AND user_id = member), '[]'), held.version + 1, held.created_at
      FROM public.membership held WHERE organisation_id = own AND user_id = member;
  END IF;
  UPDATE public.user_preference SET default_organisation_id = NULL WHERE user_id = member AND default_organisation_id = own;
  DELETE FROM public.membership_permission WHERE organisation_id = own AND user_id = member;
  DELETE FROM public.membership WHERE organisation_id = own AND user_id = member;
  RETURN true;
END $$;
--> statement-breakpoint
CREATE FUNCTION restore_membership(member uuid, expected integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  own constant uuid := nullif(current_setting('app.organisation_id', true), '')::uuid;
  kept public.deactivated_member;
BEGIN
  PERFORM public.refuse_own_membership(member);
  DELETE FROM public.deactivated_member WHERE organisation_id = own AND user_id = member AND version = expected
    RETURNING * INTO kept;
  IF kept.user_id IS NULL THEN RETURN false; END IF;
  INSERT INTO public.membership (organisation_id, user_id, role, created_at, version)
    VALUES (own, member, kept.role, kept.joined_at, kept.version + 1);
  PERFORM public.give_rights(member, kept.permissions);
  RETURN true;
END $$;
--> statement-breakpoint
-- Makes the person of the transaction a member by an invitation that is open, and approves a new account.
CREATE FUNCTION admit_member(invitation_id uuid, given_role text, rights jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  own constant uuid := nullif(current_setting('app.organisation_id', true), '')::uuid;
  person constant uuid := nullif(current_setting('app.user_id', true), '')::uuid;
BEGIN
  IF NOT public.is_open_invitation(own, invitation_id) THEN
    RAISE EXCEPTION 'The invitation is not open.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE public.user_account SET approved = true, version = version + 1, updated_at = now()
    WHERE id = person AND active AND NOT approved;
  INSERT INTO public.membership (organisation_id, user_id, role) VALUES (own, person, given_role);
  PERFORM public.give_rights(person, rights);
  INSERT INTO public.user_preference AS preference (user_id, default_organisation_id) VALUES (person, own)
    ON CONFLICT (user_id) DO UPDATE SET default_organisation_id = own WHERE preference.default_organisation_id IS NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION give_rights, refuse_own_membership, change_member, end_membership, restore_membership, admit_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_member, end_membership, restore_membership, admit_member TO attest_app;
-- What keeps an administrator is checked at the end of the transaction, in the role of who changed members.
GRANT EXECUTE ON FUNCTION lock_people, require_super_admin, require_org_admin TO attest_app;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION find_invitation OWNER TO attest_search;
ALTER FUNCTION is_open_invitation OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
