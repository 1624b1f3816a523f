CREATE TABLE "mailed_address" (
	"organisation_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_counted" boolean NOT NULL,
	CONSTRAINT "mailed_address_organisation_id_address_hash_pk" PRIMARY KEY("organisation_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "reminded_mailbox" (
	"organisation_id" uuid NOT NULL,
	"mailbox_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminded_mailbox_organisation_id_mailbox_hash_pk" PRIMARY KEY("organisation_id","mailbox_hash")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
CREATE INDEX "mailed_address_counted" ON "mailed_address" USING btree ("organisation_id","at") WHERE is_counted;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'policyStep', 'assessmentStep', 'scoreProposal', 'mailLimit', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'policyStep', 'assessmentStep', 'scoreProposal', 'mailLimit', 'dueSoon', 'overdue'));--> statement-breakpoint
SELECT protect_tenant_table('public.mailed_address', 'SELECT, INSERT');--> statement-breakpoint
SELECT protect_tenant_table('public.reminded_mailbox', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint

-- Those asked before are not new. The hash is that of server/modules/secure-link/addresses.ts. The owner's statements are
-- subject to row-level security like any other's while it is forced.
ALTER TABLE acknowledgement_request NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE assessment_respondent NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE mailed_address NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO mailed_address (organisation_id, address_hash, at, is_counted)
SELECT organisation_id, encode(sha256(convert_to(organisation_id || ' ' || email, 'UTF8')), 'hex'), min(at), false
FROM (
  SELECT organisation_id, email, requested_at AS at FROM acknowledgement_request
  UNION ALL
  SELECT organisation_id, email, requested_at FROM assessment_respondent WHERE requested_at IS NOT NULL
) asked
GROUP BY 1, 2;--> statement-breakpoint
ALTER TABLE acknowledgement_request FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE assessment_respondent FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE mailed_address FORCE ROW LEVEL SECURITY;
