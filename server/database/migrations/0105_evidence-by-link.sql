CREATE TABLE "evidence_contact" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"evidence_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"email" text COLLATE "natural_order" NOT NULL,
	"note" text NOT NULL,
	"due_on" date,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail_due" text DEFAULT 'REQUEST',
	"mails" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"reminder_count" integer DEFAULT 0 NOT NULL,
	"last_reminder_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"end_zone" text DEFAULT 'UTC' NOT NULL,
	"reminder_days" integer NOT NULL,
	"made_on" date,
	"covers_from" date,
	"covers_to" date,
	"reply" text DEFAULT '' NOT NULL,
	"given_at" timestamp with time zone,
	"returned_because" text DEFAULT '' NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "evidence_contact_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "evidence_contact_mail" CHECK (mail_due in ('REQUEST', 'REMINDER', 'RESEND', 'RECEIPT', 'ANSWER')),
	CONSTRAINT "evidence_contact_accepted" CHECK ("evidence_contact"."accepted_at" is null or "evidence_contact"."given_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "evidence_contact_file" (
	"organisation_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "evidence_contact_file_organisation_id_file_id_pk" PRIMARY KEY("organisation_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_place";--> statement-breakpoint
ALTER TABLE "secure_link" DROP CONSTRAINT "secure_link_for";--> statement-breakpoint
ALTER TABLE "secure_link" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_contact" ADD CONSTRAINT "evidence_contact_evidence" FOREIGN KEY ("organisation_id","evidence_id") REFERENCES "public"."evidence"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_contact" ADD CONSTRAINT "evidence_contact_asked_by" FOREIGN KEY ("organisation_id","asked_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_contact_file" ADD CONSTRAINT "evidence_contact_file_contact" FOREIGN KEY ("organisation_id","contact_id") REFERENCES "public"."evidence_contact"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_contact_file" ADD CONSTRAINT "evidence_contact_file_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_contact_due" ON "evidence_contact" USING btree ("organisation_id","id") WHERE mail_due is not null;--> statement-breakpoint
CREATE INDEX "evidence_contact_of" ON "evidence_contact" USING btree ("organisation_id","evidence_id","asked_at");--> statement-breakpoint
CREATE INDEX "evidence_contact_file_of" ON "evidence_contact_file" USING btree ("organisation_id","contact_id");--> statement-breakpoint
ALTER TABLE "secure_link" ADD CONSTRAINT "secure_link_contact" FOREIGN KEY ("organisation_id","contact_id") REFERENCES "public"."evidence_contact"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "secure_link_contact_use" ON "secure_link" USING btree ("organisation_id","contact_id");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_place" CHECK ("contact_message"."place" in ('PENDING_SCREEN', 'POLICY_LINK', 'ASSESSMENT_LINK', 'EVIDENCE_LINK'));--> statement-breakpoint
ALTER TABLE "secure_link" ADD CONSTRAINT "secure_link_for" CHECK (num_nonnulls(request_id, respondent_id, contact_id) = 1);
--> statement-breakpoint
SELECT protect_tenant_table('public.evidence_contact', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.evidence_contact_file', 'SELECT, UPDATE, DELETE');
--> statement-breakpoint
-- Links to give evidence: docs/decisions/200-evidence-asked-for-by-link.md
GRANT SELECT ON evidence_contact, evidence_contact_file TO attest_search;
CREATE POLICY search ON evidence_contact FOR SELECT TO attest_search USING (true);
CREATE POLICY search ON evidence_contact_file FOR SELECT TO attest_search USING (true);
--> statement-breakpoint
-- As in 0056, and the links of those who are asked for evidence.
CREATE OR REPLACE FUNCTION find_secure_link(hash text)
RETURNS TABLE (kind text, organisation_id uuid, link_id uuid, record_id uuid, token_hash text, expires_at timestamptz,
  end_zone text, expired boolean)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog AS $$
  SELECT link.kind, link.organisation_id, link.id, link.record_id, link.token_hash, link.expires_at, link.end_zone,
    link.expires_at <= now()
  FROM public.secure_link link
  JOIN public.record ON record.organisation_id = link.organisation_id AND record.id = link.record_id
  WHERE link.token_hash = hash AND link.revoked_at IS NULL AND record.deleted_at IS NULL
    AND (link.kind <> 'policy' OR EXISTS (
      SELECT FROM public.acknowledgement_request request
      WHERE request.organisation_id = link.organisation_id AND request.id = link.request_id
        AND request.policy_id = link.record_id AND request.revoked_at IS NULL))
    AND (link.kind <> 'assessment' OR EXISTS (
      SELECT FROM public.assessment_respondent respondent
      WHERE respondent.organisation_id = link.organisation_id AND respondent.id = link.respondent_id
        AND respondent.assessment_id = link.record_id AND respondent.revoked_at IS NULL))
    AND (link.kind <> 'evidence' OR EXISTS (
      SELECT FROM public.evidence_contact contact
      WHERE contact.organisation_id = link.organisation_id AND contact.id = link.contact_id
        AND contact.evidence_id = link.record_id AND contact.revoked_at IS NULL))
$$;
--> statement-breakpoint
-- The link of the transaction and whom it is for; no row if either is no longer valid.
CREATE FUNCTION evidence_link() RETURNS TABLE (organisation_id uuid, evidence_id uuid, contact_id uuid, asked_by uuid)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog AS $$
  SELECT link.organisation_id, link.record_id, contact.id, contact.asked_by
  FROM public.secure_link link
  JOIN public.evidence_contact contact ON contact.organisation_id = link.organisation_id
    AND contact.id = link.contact_id AND contact.evidence_id = link.record_id
  JOIN public.record ON record.organisation_id = link.organisation_id AND record.id = link.record_id
  WHERE link.id = nullif(current_setting('app.link_id', true), '')::uuid
    AND link.record_id = nullif(current_setting('app.record_id', true), '')::uuid
    AND link.kind = 'evidence' AND link.revoked_at IS NULL AND contact.revoked_at IS NULL
    AND link.expires_at > now() AND record.deleted_at IS NULL
$$;
--> statement-breakpoint
-- How many bytes the organisation has stored, and how many files outsiders have given for the evidence of the link, with their
-- bytes: those that were taken back count too. The link sees none of the others.
CREATE FUNCTION files_of_linked_evidence() RETURNS TABLE (used bigint, files bigint, bytes bigint)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 1 SET search_path = pg_catalog AS $$
  SELECT (SELECT coalesce(sum(file.size), 0)::bigint FROM public.stored_file file
      WHERE file.organisation_id = (SELECT link.organisation_id FROM public.evidence_link() link)),
    count(*), coalesce(sum(file.size), 0)::bigint
  FROM public.evidence_contact_file given
  JOIN public.evidence_contact contact ON contact.organisation_id = given.organisation_id AND contact.id = given.contact_id
  JOIN public.stored_file file ON file.organisation_id = given.organisation_id AND file.id = given.file_id
  WHERE (contact.organisation_id, contact.evidence_id)
    = (SELECT link.organisation_id, link.evidence_id FROM public.evidence_link() link)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION evidence_link, files_of_linked_evidence FROM PUBLIC;
GRANT EXECUTE ON FUNCTION evidence_link, files_of_linked_evidence TO attest_link;
-- The new owner of a function must be able to make it.
GRANT CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION evidence_link OWNER TO attest_search;
ALTER FUNCTION files_of_linked_evidence OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
--> statement-breakpoint
-- What a link to give evidence reaches: the title, who asks, the own request and the own files. Each subquery is answered once a statement.
GRANT SELECT (organisation_id, id, evidence_id, name, email, note, due_on, asked_by, opened_at, made_on, covers_from, covers_to, reply,
    given_at, returned_because, accepted_at, revoked_at, version, mail_due),
  UPDATE (opened_at, made_on, covers_from, covers_to, reply, given_at, version, mail_due) ON evidence_contact TO attest_link;
GRANT SELECT, INSERT, UPDATE (removed_at) ON evidence_contact_file TO attest_link;
GRANT SELECT (contact_id) ON secure_link TO attest_link;
CREATE POLICY linked_evidence ON organisation FOR SELECT TO attest_link
  USING (id = (SELECT organisation_id FROM evidence_link()));
CREATE POLICY linked_evidence ON record FOR SELECT TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.evidence_id FROM evidence_link() link));
-- Whoever changes what belongs to a record holds it first (decision 092): no column but those of its version can be changed.
CREATE POLICY linked_evidence_change ON record FOR UPDATE TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.evidence_id FROM evidence_link() link));
CREATE POLICY linked_evidence ON user_account FOR SELECT TO attest_link
  USING (id = (SELECT asked_by FROM evidence_link()));
CREATE POLICY linked_evidence ON secure_link FOR SELECT TO attest_link
  USING (id = nullif(current_setting('app.link_id', true), '')::uuid AND EXISTS (SELECT FROM evidence_link()));
CREATE POLICY linked ON evidence_contact FOR SELECT TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.contact_id FROM evidence_link() link));
-- What was accepted is a version of the evidence: nothing changes what was said of it.
CREATE POLICY linked_change ON evidence_contact FOR UPDATE TO attest_link
  USING ((organisation_id, id) = (SELECT link.organisation_id, link.contact_id FROM evidence_link() link) AND accepted_at IS NULL);
CREATE POLICY linked ON evidence_contact_file TO attest_link
  USING ((organisation_id, contact_id) = (SELECT link.organisation_id, link.contact_id FROM evidence_link() link));
CREATE POLICY linked_evidence ON stored_file FOR SELECT TO attest_link
  USING ((organisation_id, id) IN (SELECT given.organisation_id, given.file_id FROM evidence_contact_file given
    WHERE given.removed_at IS NULL));
CREATE POLICY linked_evidence_addition ON stored_file FOR INSERT TO attest_link
  WITH CHECK (created_by IS NULL AND organisation_id = (SELECT link.organisation_id FROM evidence_link() link));
CREATE POLICY linked_evidence ON secure_link_use FOR INSERT TO attest_link
  WITH CHECK (link_id = nullif(current_setting('app.link_id', true), '')::uuid
    AND organisation_id = (SELECT link.organisation_id FROM evidence_link() link));
CREATE POLICY linked_evidence ON activity FOR INSERT TO attest_link
  WITH CHECK (entity_type = 'evidence' AND actor_id IS NULL
    AND (organisation_id, entity_id) = (SELECT link.organisation_id, link.evidence_id FROM evidence_link() link));
--> statement-breakpoint
-- That something was given is told by a job; a link adds no other.
CREATE POLICY linked_evidence ON pgboss.job TO attest_link
  USING (data ->> 'job' = 'tell-of-given-evidence'
    AND data ->> 'organisationId' = (SELECT link.organisation_id::text FROM public.evidence_link() link));
--> statement-breakpoint
-- Who accepts what was given by a link adds it to the evidence.
GRANT UPDATE (created_by) ON stored_file TO attest_app;
