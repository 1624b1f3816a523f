CREATE TABLE "assessment_template_service_type" (
	"organisation_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"service_type_id" uuid NOT NULL,
	CONSTRAINT "assessment_template_service_type_key" PRIMARY KEY("organisation_id","template_id","service_type_id")
);
--> statement-breakpoint
ALTER TABLE "service_provider_assessment" DROP CONSTRAINT "service_provider_assessment_template_version";
--> statement-breakpoint
ALTER TABLE "assessment_template" ADD COLUMN "tier_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_template_service_type" ADD CONSTRAINT "assessment_template_service_type_template" FOREIGN KEY ("organisation_id","template_id") REFERENCES "public"."assessment_template"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template_service_type" ADD CONSTRAINT "assessment_template_service_type_type" FOREIGN KEY ("organisation_id","service_type_id") REFERENCES "public"."service_type"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_template_service_type_use" ON "assessment_template_service_type" USING btree ("organisation_id","service_type_id");--> statement-breakpoint
ALTER TABLE "service_provider_assessment" ADD CONSTRAINT "service_provider_assessment_template_version" FOREIGN KEY ("organisation_id","template_version_id") REFERENCES "public"."assessment_template_version"("organisation_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template" ADD CONSTRAINT "assessment_template_tier" FOREIGN KEY ("organisation_id","tier_id") REFERENCES "public"."assessment_tier"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_template_tier_use" ON "assessment_template" USING btree ("organisation_id","tier_id","id");--> statement-breakpoint
-- Rights
SELECT protect_tenant_table('public.assessment_template_service_type', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
-- Until now a template for service types could not name them, so that it was chosen one by one.
ALTER TABLE "assessment_template" NO FORCE ROW LEVEL SECURITY;
UPDATE "assessment_template" SET "scope" = 'CUSTOM' WHERE "scope" = 'SERVICE_TYPE';
ALTER TABLE "assessment_template" FORCE ROW LEVEL SECURITY;
