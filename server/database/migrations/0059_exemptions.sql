CREATE TABLE "exemption" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"policy_id" uuid,
	"control_id" uuid,
	"scope" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"justification" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"approver_id" uuid,
	"risk_rating" text,
	"risk_plan" text DEFAULT '' NOT NULL,
	"without_controls" text DEFAULT '' NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"policy_version" text,
	"renews_id" uuid,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	"ended_because" text,
	"end_reason" text DEFAULT '' NOT NULL,
	"question" text,
	CONSTRAINT "exemption_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "exemption_risk_rating" CHECK ("exemption"."risk_rating" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "exemption_status" CHECK ("exemption"."status" in ('DRAFT', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED')),
	CONSTRAINT "exemption_ended_because" CHECK ("exemption"."ended_because" in ('LAPSED', 'ENDED', 'SOURCE_GONE')),
	CONSTRAINT "exemption_question" CHECK ("exemption"."question" in ('NEW_VERSION', 'CONTROL_FAILED'))
);
--> statement-breakpoint
CREATE TABLE "exemption_compensating_control" (
	"organisation_id" uuid NOT NULL,
	"exemption_id" uuid NOT NULL,
	"control_id" uuid NOT NULL,
	CONSTRAINT "exemption_compensating_control_organisation_id_exemption_id_control_id_pk" PRIMARY KEY("organisation_id","exemption_id","control_id")
);
--> statement-breakpoint
CREATE TABLE "exemption_extension" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"exemption_id" uuid NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"valid_to" date NOT NULL,
	"valid_to_before" date NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "exemption_extension_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "exemption_extension_status" CHECK ("exemption_extension"."status" in ('REQUESTED', 'GRANTED', 'REFUSED', 'VOID')),
	CONSTRAINT "exemption_extension_decided_by_another" CHECK ("exemption_extension"."decided_by" <> "exemption_extension"."asked_by"),
	CONSTRAINT "exemption_extension_later" CHECK ("exemption_extension"."valid_to" > "exemption_extension"."valid_to_before")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "exemption_days" integer DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_policy" FOREIGN KEY ("organisation_id","policy_id") REFERENCES "public"."policy"("organisation_id","id") ON DELETE set null ("policy_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_control" FOREIGN KEY ("organisation_id","control_id") REFERENCES "public"."risk_control"("organisation_id","id") ON DELETE set null ("control_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_approver_person" FOREIGN KEY ("organisation_id","approver_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_decided_by_person" FOREIGN KEY ("organisation_id","decided_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_renews" FOREIGN KEY ("organisation_id","renews_id") REFERENCES "public"."exemption"("organisation_id","id") ON DELETE set null ("renews_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption_compensating_control" ADD CONSTRAINT "exemption_compensating_control_exemption" FOREIGN KEY ("organisation_id","exemption_id") REFERENCES "public"."exemption"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption_compensating_control" ADD CONSTRAINT "exemption_compensating_control_control" FOREIGN KEY ("organisation_id","control_id") REFERENCES "public"."risk_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption_extension" ADD CONSTRAINT "exemption_extension_exemption" FOREIGN KEY ("organisation_id","exemption_id") REFERENCES "public"."exemption"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption_extension" ADD CONSTRAINT "exemption_extension_asked_by" FOREIGN KEY ("organisation_id","asked_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption_extension" ADD CONSTRAINT "exemption_extension_decided_by" FOREIGN KEY ("organisation_id","decided_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exemption_policy_use" ON "exemption" USING btree ("organisation_id","policy_id","id");--> statement-breakpoint
CREATE INDEX "exemption_control_use" ON "exemption" USING btree ("organisation_id","control_id","id");--> statement-breakpoint
CREATE INDEX "exemption_owner" ON "exemption" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "exemption_approver" ON "exemption" USING btree ("organisation_id","approver_id","id");--> statement-breakpoint
CREATE INDEX "exemption_risk_rating_rank" ON "exemption" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "risk_rating"),"id");--> statement-breakpoint
CREATE INDEX "exemption_risk_rating_rank_descending" ON "exemption" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "risk_rating") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "exemption_valid_from" ON "exemption" USING btree ("organisation_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "exemption_valid_from_descending" ON "exemption" USING btree ("organisation_id","valid_from" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "exemption_valid_to" ON "exemption" USING btree ("organisation_id","valid_to","id");--> statement-breakpoint
CREATE INDEX "exemption_valid_to_descending" ON "exemption" USING btree ("organisation_id","valid_to" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "exemption_status_rank" ON "exemption" USING btree ("organisation_id",array_position(array['DRAFT', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "exemption_decided_by" ON "exemption" USING btree ("organisation_id","decided_by_id","id");--> statement-breakpoint
CREATE INDEX "exemption_renewed" ON "exemption" USING btree ("organisation_id","renews_id");--> statement-breakpoint
CREATE INDEX "exemption_approved" ON "exemption" USING btree ("organisation_id","valid_to","id") WHERE status = 'APPROVED';--> statement-breakpoint
CREATE INDEX "exemption_compensating_control_use" ON "exemption_compensating_control" USING btree ("organisation_id","control_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exemption_extension_open" ON "exemption_extension" USING btree ("organisation_id","exemption_id") WHERE status = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "exemption_extension_of" ON "exemption_extension" USING btree ("organisation_id","exemption_id","asked_at");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'reviewRequested', 'policyStep', 'assessmentStep', 'exemptionStep', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'reviewRequested', 'policyStep', 'assessmentStep', 'exemptionStep', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));
--> statement-breakpoint
GRANT UPDATE (exemption_days) ON organisation TO attest_app;
SELECT protect_tenant_table('public.exemption', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.exemption_compensating_control', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.exemption_extension', 'SELECT, INSERT, UPDATE');
