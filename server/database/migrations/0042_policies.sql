CREATE TABLE "policy_category" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policy_category_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "policy_category_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "policy_frequency" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"months" integer DEFAULT 12 NOT NULL,
	CONSTRAINT "policy_frequency_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "policy_frequency_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "policy_frequency_months" CHECK ("policy_frequency"."months" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "acknowledgement" (
	"organisation_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"code" text NOT NULL,
	"content_sha256" text NOT NULL,
	"sentence" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "acknowledgement_organisation_id_request_id_pk" PRIMARY KEY("organisation_id","request_id"),
	CONSTRAINT "acknowledgement_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "acknowledgement_request" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"email" text COLLATE "natural_order" NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"requested_by" uuid NOT NULL,
	"mail_due" text DEFAULT 'REQUEST',
	"mails" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"reminder_days" integer NOT NULL,
	"reminder_count" integer DEFAULT 0 NOT NULL,
	"last_reminder_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "acknowledgement_request_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "acknowledgement_request_once" UNIQUE("organisation_id","version_id","email"),
	CONSTRAINT "acknowledgement_request_mail" CHECK ("acknowledgement_request"."mail_due" in ('REQUEST', 'REMINDER', 'RESEND'))
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category_id" uuid,
	"document_type" text DEFAULT 'POLICY' NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"approver_id" uuid,
	"department" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"classification" text DEFAULT 'INTERNAL' NOT NULL,
	"effective_on" date,
	"frequency_id" uuid,
	"next_review_on" date,
	"retired_on" date,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"generation_method" text DEFAULT 'MANUAL' NOT NULL,
	"version_in_force" text,
	CONSTRAINT "policy_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "policy_document_type" CHECK ("policy"."document_type" in ('POLICY', 'PROCEDURE', 'STANDARD', 'GUIDELINE')),
	CONSTRAINT "policy_classification" CHECK ("policy"."classification" in ('PUBLIC', 'INTERNAL', 'CONFIDENTIAL', 'RESTRICTED')),
	CONSTRAINT "policy_status" CHECK ("policy"."status" in ('DRAFT', 'REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED')),
	CONSTRAINT "policy_generation_method" CHECK ("policy"."generation_method" in ('MANUAL', 'FILE', 'AI', 'URL'))
);
--> statement-breakpoint
CREATE TABLE "policy_remark" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"quote" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "policy_remark_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "policy_remark_resolved" CHECK ((resolved_at is null) = (resolved_by is null))
);
--> statement-breakpoint
CREATE TABLE "policy_review" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_void" boolean DEFAULT false NOT NULL,
	CONSTRAINT "policy_review_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "policy_review_verdict" CHECK ("policy_review"."verdict" in ('APPROVED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "policy_reviewer" (
	"organisation_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "policy_reviewer_organisation_id_policy_id_person_id_pk" PRIMARY KEY("organisation_id","policy_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "policy_risk_assignment" (
	"organisation_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	CONSTRAINT "policy_risk_assignment_organisation_id_policy_id_risk_id_pk" PRIMARY KEY("organisation_id","policy_id","risk_id")
);
--> statement-breakpoint
CREATE TABLE "policy_version" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"policy_id" uuid NOT NULL,
	"major" integer NOT NULL,
	"minor" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"is_in_force" boolean DEFAULT false NOT NULL,
	"generation_method" text DEFAULT 'MANUAL' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"source_url" text DEFAULT '' NOT NULL,
	"change_log" text DEFAULT '' NOT NULL,
	"files" jsonb,
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "policy_version_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "policy_version_number" UNIQUE("organisation_id","policy_id","major","minor"),
	CONSTRAINT "policy_version_status" CHECK ("policy_version"."status" in ('DRAFT', 'REVIEW', 'APPROVED', 'REJECTED')),
	CONSTRAINT "policy_version_method" CHECK ("policy_version"."generation_method" in ('MANUAL', 'FILE', 'AI', 'URL')),
	CONSTRAINT "policy_version_frozen" CHECK ((status = 'APPROVED') = (sha256 is not null and files is not null)),
	CONSTRAINT "policy_version_applies" CHECK (status = 'APPROVED' or not is_in_force)
);
--> statement-breakpoint
CREATE TABLE "policy_version_author" (
	"organisation_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "policy_version_author_organisation_id_version_id_person_id_pk" PRIMARY KEY("organisation_id","version_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "secure_link" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "secure_link_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "secure_link_token" UNIQUE("token_hash"),
	CONSTRAINT "secure_link_hash" CHECK (token_hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "secure_link_use" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "secure_link_use_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "policy_category" ADD CONSTRAINT "policy_category_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_frequency" ADD CONSTRAINT "policy_frequency_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgement" ADD CONSTRAINT "acknowledgement_of_request" FOREIGN KEY ("organisation_id","request_id") REFERENCES "public"."acknowledgement_request"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD CONSTRAINT "acknowledgement_request_policy" FOREIGN KEY ("organisation_id","policy_id") REFERENCES "public"."policy"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD CONSTRAINT "acknowledgement_request_version" FOREIGN KEY ("organisation_id","version_id") REFERENCES "public"."policy_version"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgement_request" ADD CONSTRAINT "acknowledgement_request_by" FOREIGN KEY ("organisation_id","requested_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_category" FOREIGN KEY ("organisation_id","category_id") REFERENCES "public"."policy_category"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_approver_person" FOREIGN KEY ("organisation_id","approver_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_frequency" FOREIGN KEY ("organisation_id","frequency_id") REFERENCES "public"."policy_frequency"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_remark" ADD CONSTRAINT "policy_remark_version" FOREIGN KEY ("organisation_id","version_id") REFERENCES "public"."policy_version"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_remark" ADD CONSTRAINT "policy_remark_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_remark" ADD CONSTRAINT "policy_remark_resolved_by" FOREIGN KEY ("organisation_id","resolved_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_review" ADD CONSTRAINT "policy_review_version" FOREIGN KEY ("organisation_id","version_id") REFERENCES "public"."policy_version"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_review" ADD CONSTRAINT "policy_review_reviewer" FOREIGN KEY ("organisation_id","reviewer_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_reviewer" ADD CONSTRAINT "policy_reviewer_policy" FOREIGN KEY ("organisation_id","policy_id") REFERENCES "public"."policy"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_reviewer" ADD CONSTRAINT "policy_reviewer_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_risk_assignment" ADD CONSTRAINT "policy_risk_assignment_policy" FOREIGN KEY ("organisation_id","policy_id") REFERENCES "public"."policy"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_risk_assignment" ADD CONSTRAINT "policy_risk_assignment_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_policy" FOREIGN KEY ("organisation_id","policy_id") REFERENCES "public"."policy"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_decided_by" FOREIGN KEY ("organisation_id","decided_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version_author" ADD CONSTRAINT "policy_version_author_version" FOREIGN KEY ("organisation_id","version_id") REFERENCES "public"."policy_version"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version_author" ADD CONSTRAINT "policy_version_author_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secure_link" ADD CONSTRAINT "secure_link_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secure_link_use" ADD CONSTRAINT "secure_link_use_link" FOREIGN KEY ("organisation_id","link_id") REFERENCES "public"."secure_link"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acknowledgement_request_policy_order" ON "acknowledgement_request" USING btree ("organisation_id","policy_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "acknowledgement_request_email" ON "acknowledgement_request" USING btree ("organisation_id","policy_id","email");--> statement-breakpoint
CREATE INDEX "policy_category_use" ON "policy" USING btree ("organisation_id","category_id","id");--> statement-breakpoint
CREATE INDEX "policy_owner" ON "policy" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "policy_approver" ON "policy" USING btree ("organisation_id","approver_id","id");--> statement-breakpoint
CREATE INDEX "policy_department" ON "policy" USING btree ("organisation_id","department","id");--> statement-breakpoint
CREATE INDEX "policy_effective" ON "policy" USING btree ("organisation_id","effective_on","id");--> statement-breakpoint
CREATE INDEX "policy_effective_descending" ON "policy" USING btree ("organisation_id","effective_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "policy_frequency_use" ON "policy" USING btree ("organisation_id","frequency_id","id");--> statement-breakpoint
CREATE INDEX "policy_next_review" ON "policy" USING btree ("organisation_id","next_review_on","id");--> statement-breakpoint
CREATE INDEX "policy_next_review_descending" ON "policy" USING btree ("organisation_id","next_review_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "policy_status_rank" ON "policy" USING btree ("organisation_id",array_position(array['DRAFT', 'REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "policy_remark_order" ON "policy_remark" USING btree ("organisation_id","version_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_review_current" ON "policy_review" USING btree ("organisation_id","version_id","reviewer_id") WHERE not is_void;--> statement-breakpoint
CREATE INDEX "policy_reviewed" ON "policy_reviewer" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "policy_risk_use" ON "policy_risk_assignment" USING btree ("organisation_id","risk_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_version_open" ON "policy_version" USING btree ("organisation_id","policy_id") WHERE status <> 'APPROVED';--> statement-breakpoint
CREATE UNIQUE INDEX "policy_version_in_force" ON "policy_version" USING btree ("organisation_id","policy_id") WHERE is_in_force;--> statement-breakpoint
CREATE INDEX "secure_link_request" ON "secure_link" USING btree ("organisation_id","request_id");--> statement-breakpoint
CREATE INDEX "secure_link_use_latest" ON "secure_link_use" USING btree ("organisation_id","link_id","created_at");--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'policyStep', 'scoreProposal', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'policyStep', 'scoreProposal', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "secure_link" ADD CONSTRAINT "secure_link_acknowledgement" FOREIGN KEY ("organisation_id","request_id") REFERENCES "public"."acknowledgement_request"("organisation_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "acknowledgement_request_due" ON "acknowledgement_request" USING btree ("organisation_id","id") WHERE mail_due is not null;
--> statement-breakpoint
-- Rights
SELECT protect_tenant_table('public.policy_category', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.policy_frequency', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.policy', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.policy_reviewer', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.policy_risk_assignment', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.policy_version', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.policy_version_author', 'SELECT, INSERT');
SELECT protect_tenant_table('public.policy_review', 'SELECT, INSERT, UPDATE (is_void)');
SELECT protect_tenant_table('public.policy_remark', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.acknowledgement_request', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.acknowledgement', 'SELECT, INSERT');
SELECT protect_tenant_table('public.secure_link', 'SELECT, INSERT, UPDATE (revoked_at, expires_at)');
SELECT protect_tenant_table('public.secure_link_use', 'SELECT, INSERT');
--> statement-breakpoint
-- What was approved stays as it was: only whether it applies may change, and the counter of changes.
CREATE FUNCTION keep_approved_version() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.status = 'APPROVED' AND (to_jsonb(NEW) - 'is_in_force' - 'version') <> (to_jsonb(OLD) - 'is_in_force' - 'version') THEN
    RAISE EXCEPTION 'An approved version of a policy cannot be changed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_approved_version BEFORE UPDATE ON policy_version FOR EACH ROW EXECUTE FUNCTION keep_approved_version();
