CREATE TABLE "statement_author" (
	"organisation_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "statement_author_organisation_id_statement_id_person_id_pk" PRIMARY KEY("organisation_id","statement_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "statement_of_applicability" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"adopted_standard_id" uuid,
	"number" text DEFAULT '1.0' NOT NULL,
	"change_log" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"approver_id" uuid,
	"review_on" date,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"submitted_at" timestamp with time zone,
	"approved_number" text,
	"approved_at" timestamp with time zone,
	"approved_by_id" uuid,
	"submissions" integer DEFAULT 0 NOT NULL,
	"drafted_from" timestamp with time zone,
	CONSTRAINT "statement_of_applicability_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "statement_of_applicability_status" CHECK ("statement_of_applicability"."status" in ('DRAFT', 'REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "statement_row" (
	"organisation_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"submission" integer NOT NULL,
	"position" integer NOT NULL,
	"position_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"title" text NOT NULL,
	"text_sha256" text NOT NULL,
	"is_applicable" boolean NOT NULL,
	"reasons" text[] NOT NULL,
	"justification" text NOT NULL,
	"implementation" text,
	"own_controls" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	"risks" jsonb NOT NULL,
	"owner_id" uuid,
	CONSTRAINT "statement_row_organisation_id_statement_id_submission_position_pk" PRIMARY KEY("organisation_id","statement_id","submission","position"),
	CONSTRAINT "statement_row_reasons" CHECK ("statement_row"."reasons" <@ array['RISK', 'LEGAL', 'CONTRACT', 'BUSINESS']),
	CONSTRAINT "statement_row_implementation" CHECK ("statement_row"."implementation" in ('PLANNED', 'PARTLY_IMPLEMENTED', 'IMPLEMENTED', 'RETIRED'))
);
--> statement-breakpoint
CREATE TABLE "statement_submission" (
	"organisation_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"submission" integer NOT NULL,
	"number" text NOT NULL,
	"change_log" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_by" uuid,
	"approver_id" uuid,
	"review_on" date,
	"rows" integer NOT NULL,
	"outcome" text DEFAULT 'PENDING' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "statement_submission_organisation_id_statement_id_submission_pk" PRIMARY KEY("organisation_id","statement_id","submission"),
	CONSTRAINT "statement_submission_outcome" CHECK ("statement_submission"."outcome" in ('PENDING', 'WITHDRAWN', 'APPROVED', 'REJECTED'))
);
--> statement-breakpoint
ALTER TABLE "control_position" ADD COLUMN "applicability_by" uuid;--> statement-breakpoint
ALTER TABLE "control_position" ADD COLUMN "applicability_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_author" ADD CONSTRAINT "statement_author_statement" FOREIGN KEY ("organisation_id","statement_id") REFERENCES "public"."statement_of_applicability"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_author" ADD CONSTRAINT "statement_author_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_of_applicability" ADD CONSTRAINT "statement_of_applicability_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_of_applicability" ADD CONSTRAINT "statement_of_applicability_adopted_standard" FOREIGN KEY ("organisation_id","adopted_standard_id") REFERENCES "public"."adopted_standard"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_of_applicability" ADD CONSTRAINT "statement_of_applicability_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_of_applicability" ADD CONSTRAINT "statement_of_applicability_approver_person" FOREIGN KEY ("organisation_id","approver_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_of_applicability" ADD CONSTRAINT "statement_of_applicability_approved_by_person" FOREIGN KEY ("organisation_id","approved_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_row" ADD CONSTRAINT "statement_row_submission" FOREIGN KEY ("organisation_id","statement_id","submission") REFERENCES "public"."statement_submission"("organisation_id","statement_id","submission") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_row" ADD CONSTRAINT "statement_row_owner" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_submission" ADD CONSTRAINT "statement_submission_statement" FOREIGN KEY ("organisation_id","statement_id") REFERENCES "public"."statement_of_applicability"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_submission" ADD CONSTRAINT "statement_submission_submitted_by" FOREIGN KEY ("organisation_id","submitted_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_submission" ADD CONSTRAINT "statement_submission_approver" FOREIGN KEY ("organisation_id","approver_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_submission" ADD CONSTRAINT "statement_submission_decided_by" FOREIGN KEY ("organisation_id","decided_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_author_use" ON "statement_author" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "statement_of_applicability_adopted_standard_use" ON "statement_of_applicability" USING btree ("organisation_id","adopted_standard_id","id");--> statement-breakpoint
CREATE INDEX "statement_of_applicability_owner" ON "statement_of_applicability" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "statement_of_applicability_approver" ON "statement_of_applicability" USING btree ("organisation_id","approver_id","id");--> statement-breakpoint
CREATE INDEX "statement_of_applicability_review" ON "statement_of_applicability" USING btree ("organisation_id","review_on","id");--> statement-breakpoint
CREATE INDEX "statement_of_applicability_review_descending" ON "statement_of_applicability" USING btree ("organisation_id","review_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "statement_of_applicability_status_rank" ON "statement_of_applicability" USING btree ("organisation_id",array_position(array['DRAFT', 'REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "statement_of_applicability_approved_by" ON "statement_of_applicability" USING btree ("organisation_id","approved_by_id","id");--> statement-breakpoint
ALTER TABLE "control_position" ADD CONSTRAINT "control_position_applicability_by" FOREIGN KEY ("organisation_id","applicability_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT protect_tenant_table('public.statement_of_applicability', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.statement_author', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.statement_submission', 'SELECT, INSERT, UPDATE (outcome, decided_at, decided_by, reason)');
SELECT protect_tenant_table('public.statement_row', 'SELECT, INSERT');
--> statement-breakpoint
-- What was submitted never changes. It goes only with its statement, once that has been removed for good.
CREATE FUNCTION keep_statement_row() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  -- With its record, or with its organisation, whose tables are erased in one statement.
  IF TG_OP = 'DELETE' AND (current_setting('app.erased_organisation', true) = OLD.organisation_id::text OR NOT EXISTS (
    SELECT FROM public.record WHERE organisation_id = OLD.organisation_id AND id = OLD.statement_id
  )) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What was submitted of a statement of applicability cannot be changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_statement_row FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER keep_statement_row BEFORE UPDATE OR DELETE ON statement_row FOR EACH ROW EXECUTE FUNCTION keep_statement_row();
