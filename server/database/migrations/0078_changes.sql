CREATE TABLE "change_asset" (
	"organisation_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "change_asset_organisation_id_change_id_asset_id_pk" PRIMARY KEY("organisation_id","change_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "change_impact" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"change_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"request" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "change_impact_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "change_impact_request" CHECK ("change_impact"."request" in ('RECONFIRM', 'RESCORE', 'REVIEW')),
	CONSTRAINT "change_impact_status" CHECK ("change_impact"."status" in ('OPEN', 'UNAFFECTED', 'TO_ASK', 'ASKED', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "change_management_process_implementer" (
	"organisation_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "change_management_process_implementer_organisation_id_change_id_person_id_pk" PRIMARY KEY("organisation_id","change_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "change_management_process" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text DEFAULT 'NORMAL' NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"impact" text DEFAULT '' NOT NULL,
	"outage" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"assessor_id" uuid,
	"quorum" text DEFAULT 'MAJORITY' NOT NULL,
	"quorum_number" integer,
	"risk_level" text,
	"implementation_plan" text DEFAULT '' NOT NULL,
	"test_plan" text DEFAULT '' NOT NULL,
	"fallback_plan" text DEFAULT '' NOT NULL,
	"planned_start" timestamp with time zone,
	"planned_end" timestamp with time zone,
	"repeatable" boolean DEFAULT false NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"template_id" uuid,
	"authorised_at" timestamp with time zone,
	"actual_start" timestamp with time zone,
	"actual_end" timestamp with time zone,
	"outcome" text,
	"review_due_on" date,
	"review" text DEFAULT '' NOT NULL,
	"reviewed_by_id" uuid,
	"closed_at" timestamp with time zone,
	"status_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "change_management_process_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "change_management_process_type" CHECK ("change_management_process"."type" in ('STANDARD', 'NORMAL', 'EMERGENCY')),
	CONSTRAINT "change_management_process_status" CHECK ("change_management_process"."status" in ('NEW', 'ASSESS', 'AUTHORISE', 'SCHEDULED', 'IMPLEMENT', 'REVIEW', 'CLOSED', 'CANCELLED')),
	CONSTRAINT "change_management_process_quorum" CHECK ("change_management_process"."quorum" in ('ALL', 'ANY', 'MAJORITY', 'NUMBER')),
	CONSTRAINT "change_management_process_risk_level" CHECK ("change_management_process"."risk_level" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "change_management_process_outcome" CHECK ("change_management_process"."outcome" in ('SUCCESSFUL', 'WITH_ISSUES', 'BACKED_OUT')),
	CONSTRAINT "change_management_process_window" CHECK ("change_management_process"."planned_start" < "change_management_process"."planned_end")
);
--> statement-breakpoint
CREATE TABLE "change_own_control" (
	"organisation_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"own_control_id" uuid NOT NULL,
	CONSTRAINT "change_own_control_organisation_id_change_id_own_control_id_pk" PRIMARY KEY("organisation_id","change_id","own_control_id")
);
--> statement-breakpoint
CREATE TABLE "change_period" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "change_period_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "change_period_kind" CHECK ("change_period"."kind" in ('WINDOW', 'FREEZE')),
	CONSTRAINT "change_period_window" CHECK ("change_period"."starts_at" < "change_period"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "change_policy" (
	"organisation_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	CONSTRAINT "change_policy_organisation_id_change_id_policy_id_pk" PRIMARY KEY("organisation_id","change_id","policy_id")
);
--> statement-breakpoint
CREATE TABLE "change_risk" (
	"organisation_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	CONSTRAINT "change_risk_organisation_id_change_id_risk_id_pk" PRIMARY KEY("organisation_id","change_id","risk_id")
);
--> statement-breakpoint
CREATE TABLE "change_vote" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"change_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"voter_id" uuid NOT NULL,
	"vote" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "change_vote_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "change_vote_vote" CHECK ("change_vote"."vote" in ('YES', 'NO'))
);
--> statement-breakpoint
CREATE TABLE "change_management_process_voter" (
	"organisation_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "change_management_process_voter_organisation_id_change_id_person_id_pk" PRIMARY KEY("organisation_id","change_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "change_asset" ADD CONSTRAINT "change_asset_change" FOREIGN KEY ("organisation_id","change_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_asset" ADD CONSTRAINT "change_asset_asset" FOREIGN KEY ("organisation_id","asset_id") REFERENCES "public"."information_asset"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_impact" ADD CONSTRAINT "change_impact_change" FOREIGN KEY ("organisation_id","change_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_impact" ADD CONSTRAINT "change_impact_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_impact" ADD CONSTRAINT "change_impact_decided_by" FOREIGN KEY ("organisation_id","decided_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process_implementer" ADD CONSTRAINT "change_implementer_change" FOREIGN KEY ("organisation_id","change_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process_implementer" ADD CONSTRAINT "change_implementer_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process" ADD CONSTRAINT "change_management_process_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process" ADD CONSTRAINT "change_management_process_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process" ADD CONSTRAINT "change_management_process_assessor_person" FOREIGN KEY ("organisation_id","assessor_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process" ADD CONSTRAINT "change_management_process_reviewed_by_person" FOREIGN KEY ("organisation_id","reviewed_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process" ADD CONSTRAINT "change_management_process_template" FOREIGN KEY ("organisation_id","template_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE set null ("template_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_own_control" ADD CONSTRAINT "change_own_control_change" FOREIGN KEY ("organisation_id","change_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_own_control" ADD CONSTRAINT "change_own_control_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_period" ADD CONSTRAINT "change_period_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_policy" ADD CONSTRAINT "change_policy_change" FOREIGN KEY ("organisation_id","change_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_policy" ADD CONSTRAINT "change_policy_policy" FOREIGN KEY ("organisation_id","policy_id") REFERENCES "public"."policy"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_risk" ADD CONSTRAINT "change_risk_change" FOREIGN KEY ("organisation_id","change_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_risk" ADD CONSTRAINT "change_risk_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_vote" ADD CONSTRAINT "change_vote_change" FOREIGN KEY ("organisation_id","change_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_vote" ADD CONSTRAINT "change_vote_voter" FOREIGN KEY ("organisation_id","voter_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process_voter" ADD CONSTRAINT "change_management_process_voter_change" FOREIGN KEY ("organisation_id","change_id") REFERENCES "public"."change_management_process"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_management_process_voter" ADD CONSTRAINT "change_voter_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_asset_use" ON "change_asset" USING btree ("organisation_id","asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "change_impact_of" ON "change_impact" USING btree ("organisation_id","change_id","record_id");--> statement-breakpoint
CREATE INDEX "change_impact_on" ON "change_impact" USING btree ("organisation_id","record_id","status");--> statement-breakpoint
CREATE INDEX "change_implemented" ON "change_management_process_implementer" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "change_management_process_type_rank" ON "change_management_process" USING btree ("organisation_id",array_position(array['STANDARD', 'NORMAL', 'EMERGENCY'], "type"),"id");--> statement-breakpoint
CREATE INDEX "change_management_process_status_rank" ON "change_management_process" USING btree ("organisation_id",array_position(array['NEW', 'ASSESS', 'AUTHORISE', 'SCHEDULED', 'IMPLEMENT', 'REVIEW', 'CLOSED', 'CANCELLED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "change_management_process_owner" ON "change_management_process" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "change_management_process_assessor" ON "change_management_process" USING btree ("organisation_id","assessor_id","id");--> statement-breakpoint
CREATE INDEX "change_management_process_risk_level_rank" ON "change_management_process" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "risk_level"),"id");--> statement-breakpoint
CREATE INDEX "change_management_process_risk_level_rank_descending" ON "change_management_process" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "risk_level") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "change_management_process_planned_start" ON "change_management_process" USING btree ("organisation_id","planned_start","id");--> statement-breakpoint
CREATE INDEX "change_management_process_planned_start_descending" ON "change_management_process" USING btree ("organisation_id","planned_start" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "change_management_process_review_due" ON "change_management_process" USING btree ("organisation_id","review_due_on","id");--> statement-breakpoint
CREATE INDEX "change_management_process_review_due_descending" ON "change_management_process" USING btree ("organisation_id","review_due_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "change_management_process_reviewed_by" ON "change_management_process" USING btree ("organisation_id","reviewed_by_id","id");--> statement-breakpoint
CREATE INDEX "change_management_process_repeated" ON "change_management_process" USING btree ("organisation_id","template_id");--> statement-breakpoint
CREATE INDEX "change_own_control_use" ON "change_own_control" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
CREATE INDEX "change_period_ends" ON "change_period" USING btree ("organisation_id","ends_at");--> statement-breakpoint
CREATE INDEX "change_policy_use" ON "change_policy" USING btree ("organisation_id","policy_id");--> statement-breakpoint
CREATE INDEX "change_risk_use" ON "change_risk" USING btree ("organisation_id","risk_id");--> statement-breakpoint
CREATE INDEX "change_vote_of" ON "change_vote" USING btree ("organisation_id","change_id","round","voted_at");--> statement-breakpoint
CREATE INDEX "change_voted_on" ON "change_management_process_voter" USING btree ("organisation_id","person_id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'reviewRequested', 'policyStep', 'assessmentStep', 'exemptionStep', 'changeStep', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'reviewRequested', 'policyStep', 'assessmentStep', 'exemptionStep', 'changeStep', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));--> statement-breakpoint
SELECT protect_tenant_table('public.change_management_process', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
SELECT protect_tenant_table('public.change_management_process_implementer', 'SELECT, INSERT, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.change_management_process_voter', 'SELECT, INSERT, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.change_asset', 'SELECT, INSERT, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.change_policy', 'SELECT, INSERT, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.change_risk', 'SELECT, INSERT, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.change_own_control', 'SELECT, INSERT, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.change_vote', 'SELECT, INSERT');--> statement-breakpoint
SELECT protect_tenant_table('public.change_impact', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.change_period', 'SELECT, INSERT, DELETE');
