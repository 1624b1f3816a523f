CREATE TABLE "closing_report" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"report" json NOT NULL,
	CONSTRAINT "closing_report_organisation_id_assessment_id_number_pk" PRIMARY KEY("organisation_id","assessment_id","number")
);
--> statement-breakpoint
ALTER TABLE "closing_report" ADD CONSTRAINT "closing_report_closing" FOREIGN KEY ("organisation_id","assessment_id","number") REFERENCES "public"."assessment_closing"("organisation_id","assessment_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('public.closing_report', 'SELECT, INSERT');
--> statement-breakpoint
CREATE TRIGGER keep_closing_report BEFORE UPDATE OR DELETE ON closing_report FOR EACH ROW EXECUTE FUNCTION keep_closing();
