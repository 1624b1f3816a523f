CREATE TABLE "exemption_own_control" (
	"organisation_id" uuid NOT NULL,
	"exemption_id" uuid NOT NULL,
	"own_control_id" uuid NOT NULL,
	CONSTRAINT "exemption_own_control_organisation_id_exemption_id_own_control_id_pk" PRIMARY KEY("organisation_id","exemption_id","own_control_id")
);
--> statement-breakpoint
CREATE TABLE "incident_own_control" (
	"organisation_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"own_control_id" uuid NOT NULL,
	CONSTRAINT "incident_own_control_organisation_id_incident_id_own_control_id_pk" PRIMARY KEY("organisation_id","incident_id","own_control_id")
);
--> statement-breakpoint
CREATE TABLE "policy_own_control" (
	"organisation_id" uuid NOT NULL,
	"policy_id" uuid NOT NULL,
	"own_control_id" uuid NOT NULL,
	CONSTRAINT "policy_own_control_organisation_id_policy_id_own_control_id_pk" PRIMARY KEY("organisation_id","policy_id","own_control_id")
);
--> statement-breakpoint
ALTER TABLE "exemption_own_control" ADD CONSTRAINT "exemption_own_control_exemption" FOREIGN KEY ("organisation_id","exemption_id") REFERENCES "public"."exemption"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exemption_own_control" ADD CONSTRAINT "exemption_own_control_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_own_control" ADD CONSTRAINT "incident_own_control_incident" FOREIGN KEY ("organisation_id","incident_id") REFERENCES "public"."incident"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_own_control" ADD CONSTRAINT "incident_own_control_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_own_control" ADD CONSTRAINT "policy_own_control_policy" FOREIGN KEY ("organisation_id","policy_id") REFERENCES "public"."policy"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_own_control" ADD CONSTRAINT "policy_own_control_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exemption_own_control_use" ON "exemption_own_control" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
CREATE INDEX "incident_own_control_use" ON "incident_own_control" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
CREATE INDEX "policy_own_control_use" ON "policy_own_control" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
SELECT protect_tenant_table('public.exemption_own_control', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('public.incident_own_control', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('public.policy_own_control', 'SELECT, INSERT, DELETE');
