CREATE TABLE "policy_asking" (
	"organisation_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"whom" text NOT NULL,
	"roles" jsonb NOT NULL,
	"recipients" jsonb NOT NULL,
	"ask_on" date,
	"decided_by" uuid NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "policy_asking_organisation_id_version_id_pk" PRIMARY KEY("organisation_id","version_id"),
	CONSTRAINT "policy_asking_whom" CHECK ("policy_asking"."whom" in ('NOBODY', 'EVERYONE', 'CHOSEN'))
);
--> statement-breakpoint
CREATE TABLE "policy_remark_reply" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"remark_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "policy_remark_reply_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD COLUMN "passed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD COLUMN "counts_for" uuid;--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD COLUMN "superseded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "policy_remark" ADD COLUMN "anchor" jsonb;--> statement-breakpoint
ALTER TABLE "policy_version" ADD COLUMN "in_force_from" date;--> statement-breakpoint
ALTER TABLE "policy_asking" ADD CONSTRAINT "policy_asking_version" FOREIGN KEY ("organisation_id","version_id") REFERENCES "public"."policy_version"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_asking" ADD CONSTRAINT "policy_asking_decided_by" FOREIGN KEY ("organisation_id","decided_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_remark_reply" ADD CONSTRAINT "policy_remark_reply_remark" FOREIGN KEY ("organisation_id","remark_id") REFERENCES "public"."policy_remark"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_remark_reply" ADD CONSTRAINT "policy_remark_reply_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_asking_due" ON "policy_asking" USING btree ("organisation_id","version_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "policy_remark_reply_order" ON "policy_remark_reply" USING btree ("organisation_id","remark_id","created_at","id");--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD CONSTRAINT "acknowledgement_request_counts_for" FOREIGN KEY ("organisation_id","counts_for") REFERENCES "public"."policy_version"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('public.policy_asking', 'SELECT, INSERT, UPDATE (done_at)');
SELECT protect_tenant_table('public.policy_remark_reply', 'SELECT, INSERT');
-- Whether the version of the request is the one that was first sent.
GRANT SELECT (passed_at) ON acknowledgement_request TO attest_link;
--> statement-breakpoint
-- An approved version comes into force once, on a day that is known then.
CREATE OR REPLACE FUNCTION keep_approved_version() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.status = 'APPROVED' AND ((to_jsonb(NEW) - 'is_in_force' - 'version' - 'in_force_from')
      <> (to_jsonb(OLD) - 'is_in_force' - 'version' - 'in_force_from')
    OR (OLD.in_force_from IS NOT NULL AND NEW.in_force_from IS DISTINCT FROM OLD.in_force_from)) THEN
    RAISE EXCEPTION 'An approved version of a policy cannot be changed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TABLE policy_version NO FORCE ROW LEVEL SECURITY;
ALTER TABLE acknowledgement_request NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Until now, every version came into force with its approval.
UPDATE policy_version SET in_force_from = (decided_at AT TIME ZONE 'UTC')::date WHERE status = 'APPROVED';
-- Requests that an approval ended were revoked at its very instant.
UPDATE acknowledgement_request request SET superseded_at = request.revoked_at, revoked_at = NULL
FROM policy_version newer
WHERE newer.organisation_id = request.organisation_id AND newer.policy_id = request.policy_id
  AND newer.id <> request.version_id AND newer.status = 'APPROVED' AND newer.decided_at = request.revoked_at;
--> statement-breakpoint
ALTER TABLE policy_version FORCE ROW LEVEL SECURITY;
ALTER TABLE acknowledgement_request FORCE ROW LEVEL SECURITY;
