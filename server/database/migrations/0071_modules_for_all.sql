ALTER TABLE "module" ADD COLUMN "is_for_all" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "module_standard_modules" ON "module_standard" USING btree ("owner_id","standard_id");--> statement-breakpoint
CREATE INDEX "organisation_module_organisations" ON "organisation_module" USING btree ("owner_id","module_id");
--> statement-breakpoint
-- Row-level security decides from which modules an organisation may adopt.
DROP POLICY visible ON module;
CREATE POLICY visible ON module FOR SELECT TO attest_app
  USING (is_for_all OR id IN (SELECT m.module_id FROM public.organisation_module m));
