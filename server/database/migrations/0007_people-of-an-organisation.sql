-- A tenant table's column that holds a person refers to the people of that organisation: who is or ever was its member.

CREATE TABLE "organisation_person" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "organisation_person_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "organisation_person" ADD CONSTRAINT "organisation_person_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisation_person" ADD CONSTRAINT "organisation_person_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT share_platform_table('public.organisation_person', 'SELECT, INSERT', 'organisation_id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid');
--> statement-breakpoint
INSERT INTO organisation_person SELECT organisation_id, user_id FROM membership
  UNION SELECT organisation_id, user_id FROM former_membership;
--> statement-breakpoint
DROP TRIGGER remember_member ON membership;
DROP FUNCTION remember_member;
--> statement-breakpoint
CREATE FUNCTION add_person() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO public.organisation_person VALUES (NEW.organisation_id, NEW.user_id) ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION add_person FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER add_person BEFORE INSERT ON membership FOR EACH ROW EXECUTE FUNCTION add_person();
--> statement-breakpoint
-- The policy of the table applies inside: people who are or were members of the organisation of the transaction. An array,
-- not EXISTS: it is made once a statement, and the accounts are found by it instead of each being asked.
DROP POLICY visible ON user_account;
CREATE POLICY visible ON user_account FOR SELECT TO attest_app
  USING (id = ANY (ARRAY(SELECT user_id FROM organisation_person)));
--> statement-breakpoint
DROP TABLE former_membership;
--> statement-breakpoint
ALTER TABLE "membership" DROP CONSTRAINT "membership_user_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "information_asset" DROP CONSTRAINT "information_asset_owner_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_recipient_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "activity" DROP CONSTRAINT "activity_actor_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_user_id_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "record" DROP CONSTRAINT "record_created_by_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "record" DROP CONSTRAINT "record_updated_by_user_account_id_fk";
--> statement-breakpoint
ALTER TABLE "risk" DROP CONSTRAINT "risk_owner_id_user_account_id_fk";
--> statement-breakpoint
-- Forced row-level security would hide every row from the owner: from these corrections, and from the check of the new keys.
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "activity" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "idempotency_key" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "notification" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "risk" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "information_asset" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The old keys let another organisation's person pass; the API never did.
UPDATE record t SET created_by = NULL WHERE created_by IS NOT NULL AND NOT EXISTS (SELECT FROM organisation_person p WHERE p.organisation_id = t.organisation_id AND p.user_id = t.created_by);
UPDATE record t SET updated_by = NULL WHERE updated_by IS NOT NULL AND NOT EXISTS (SELECT FROM organisation_person p WHERE p.organisation_id = t.organisation_id AND p.user_id = t.updated_by);
UPDATE activity t SET actor_id = NULL WHERE actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM organisation_person p WHERE p.organisation_id = t.organisation_id AND p.user_id = t.actor_id);
UPDATE risk t SET owner_id = NULL WHERE owner_id IS NOT NULL AND NOT EXISTS (SELECT FROM organisation_person p WHERE p.organisation_id = t.organisation_id AND p.user_id = t.owner_id);
UPDATE information_asset t SET owner_id = NULL WHERE owner_id IS NOT NULL AND NOT EXISTS (SELECT FROM organisation_person p WHERE p.organisation_id = t.organisation_id AND p.user_id = t.owner_id);
DELETE FROM notification t WHERE NOT EXISTS (SELECT FROM organisation_person p WHERE p.organisation_id = t.organisation_id AND p.user_id = t.recipient_id);
DELETE FROM idempotency_key t WHERE NOT EXISTS (SELECT FROM organisation_person p WHERE p.organisation_id = t.organisation_id AND p.user_id = t.user_id);
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_person" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_recipient" FOREIGN KEY ("organisation_id","recipient_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_person" FOREIGN KEY ("organisation_id","actor_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_person" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record" ADD CONSTRAINT "record_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record" ADD CONSTRAINT "record_updated_by" FOREIGN KEY ("organisation_id","updated_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
ALTER TABLE "activity" FORCE ROW LEVEL SECURITY;
ALTER TABLE "idempotency_key" FORCE ROW LEVEL SECURITY;
ALTER TABLE "notification" FORCE ROW LEVEL SECURITY;
ALTER TABLE "risk" FORCE ROW LEVEL SECURITY;
ALTER TABLE "information_asset" FORCE ROW LEVEL SECURITY;
