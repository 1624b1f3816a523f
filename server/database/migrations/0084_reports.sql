CREATE TABLE "report_definition" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"sections" text[] NOT NULL,
	"filters" jsonb NOT NULL,
	"period" text NOT NULL,
	"paper" text NOT NULL,
	"format" text NOT NULL,
	"kept_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "report_definition_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "report_definition_kind" CHECK (kind in ('RISK_BOARD', 'RISKS', 'INCIDENTS', 'INFORMATION_ASSETS', 'POLICIES', 'SERVICE_PROVIDERS', 'EXEMPTIONS', 'CHANGES', 'PROJECTS', 'DOCUMENTS', 'STAFF', 'COMPLIANCE')),
	CONSTRAINT "report_definition_period" CHECK (period in ('ALL', 'THIS_MONTH', 'PREVIOUS_MONTH', 'PREVIOUS_QUARTER', 'PREVIOUS_YEAR')),
	CONSTRAINT "report_definition_paper" CHECK (paper in ('A4', 'LETTER')),
	CONSTRAINT "report_definition_format" CHECK (format in ('PDF', 'DOCX', 'XLSX', 'CSV'))
);
--> statement-breakpoint
CREATE TABLE "report_run" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"definition_id" uuid,
	"definition_version" integer NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"kind" text NOT NULL,
	"sections" text[] NOT NULL,
	"filters" jsonb NOT NULL,
	"period" text NOT NULL,
	"paper" text NOT NULL,
	"format" text NOT NULL,
	"kept_days" integer NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"since" timestamp with time zone,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"author_id" uuid NOT NULL,
	"schedule_id" uuid,
	"late" boolean DEFAULT false NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"left_out" text[] DEFAULT '{}' NOT NULL,
	"sha256" text,
	"size" bigint,
	"rows" integer,
	"failure" text,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_run_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "report_run_kind" CHECK (kind in ('RISK_BOARD', 'RISKS', 'INCIDENTS', 'INFORMATION_ASSETS', 'POLICIES', 'SERVICE_PROVIDERS', 'EXEMPTIONS', 'CHANGES', 'PROJECTS', 'DOCUMENTS', 'STAFF', 'COMPLIANCE')),
	CONSTRAINT "report_run_period" CHECK (period in ('ALL', 'THIS_MONTH', 'PREVIOUS_MONTH', 'PREVIOUS_QUARTER', 'PREVIOUS_YEAR')),
	CONSTRAINT "report_run_paper" CHECK (paper in ('A4', 'LETTER')),
	CONSTRAINT "report_run_format" CHECK (format in ('PDF', 'DOCX', 'XLSX', 'CSV')),
	CONSTRAINT "report_run_state" CHECK (state in ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "report_run_ready" CHECK ((file_id is not null) = (state = 'READY'))
);
--> statement-breakpoint
CREATE TABLE "report_run_content" (
	"organisation_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "report_run_content_organisation_id_run_id_pk" PRIMARY KEY("organisation_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "report_schedule" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"definition_id" uuid,
	"cadence" text NOT NULL,
	"weekday" integer NOT NULL,
	"month_day" integer NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"is_active" boolean NOT NULL,
	"owner_id" uuid NOT NULL,
	"next_at" timestamp with time zone,
	"last_planned_at" timestamp with time zone,
	"stopped_because" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_schedule_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "report_schedule_kind" CHECK (kind in ('RISK_BOARD', 'RISKS', 'INCIDENTS', 'INFORMATION_ASSETS', 'POLICIES', 'SERVICE_PROVIDERS', 'EXEMPTIONS', 'CHANGES', 'PROJECTS', 'DOCUMENTS', 'STAFF', 'COMPLIANCE')),
	CONSTRAINT "report_schedule_cadence" CHECK (cadence in ('DAILY', 'WEEKLY', 'MONTHLY')),
	CONSTRAINT "report_schedule_stopped" CHECK (stopped_because in ('OWNER_LEFT', 'RIGHTS_LOST')),
	CONSTRAINT "report_schedule_next" CHECK ((next_at is not null) = is_active)
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "entity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "report_run_id" uuid;--> statement-breakpoint
ALTER TABLE "report_definition" ADD CONSTRAINT "report_definition_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_definition" ADD CONSTRAINT "report_definition_updated_by" FOREIGN KEY ("organisation_id","updated_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_definition" FOREIGN KEY ("organisation_id","definition_id") REFERENCES "public"."report_definition"("organisation_id","id") ON DELETE set null ("definition_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_schedule" FOREIGN KEY ("organisation_id","schedule_id") REFERENCES "public"."report_schedule"("organisation_id","id") ON DELETE set null ("schedule_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run" ADD CONSTRAINT "report_run_author" FOREIGN KEY ("organisation_id","author_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_run_content" ADD CONSTRAINT "report_run_content_of" FOREIGN KEY ("organisation_id","run_id") REFERENCES "public"."report_run"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_definition" FOREIGN KEY ("organisation_id","definition_id") REFERENCES "public"."report_definition"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_owner" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_run_newest" ON "report_run" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_run_of" ON "report_run" USING btree ("organisation_id","definition_id","as_of");--> statement-breakpoint
CREATE INDEX "report_run_by" ON "report_run" USING btree ("organisation_id","schedule_id");--> statement-breakpoint
CREATE INDEX "report_run_in_file" ON "report_run" USING btree ("organisation_id","file_id");--> statement-breakpoint
CREATE INDEX "report_run_expiry" ON "report_run" USING btree ("organisation_id","expires_at") WHERE state = 'READY';--> statement-breakpoint
CREATE INDEX "report_schedule_of" ON "report_schedule" USING btree ("organisation_id","definition_id");--> statement-breakpoint
CREATE INDEX "report_schedule_due" ON "report_schedule" USING btree ("organisation_id","next_at");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_report" FOREIGN KEY ("organisation_id","report_run_id") REFERENCES "public"."report_run"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_of_report" ON "notification" USING btree ("organisation_id","report_run_id") WHERE report_run_id is not null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_about" CHECK ((entity_id is null) = (report_run_id is not null));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'reviewRequested', 'policyStep', 'assessmentStep', 'exemptionStep', 'changeStep', 'report', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'reviewRequested', 'policyStep', 'assessmentStep', 'exemptionStep', 'changeStep', 'report', 'scoreProposal', 'mailLimit', 'incidentAlert', 'incidentUnowned', 'dueSoon', 'overdue'));--> statement-breakpoint
SELECT protect_tenant_table('public.report_definition', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.report_schedule', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.report_run', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
SELECT protect_tenant_table('public.report_run_content', 'SELECT, INSERT, DELETE');
