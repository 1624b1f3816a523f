CREATE TABLE "incident_co_owner" (
	"organisation_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "incident_co_owner_organisation_id_incident_id_person_id_pk" PRIMARY KEY("organisation_id","incident_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "incident_co_owner" ADD CONSTRAINT "incident_co_owner_incident" FOREIGN KEY ("organisation_id","incident_id") REFERENCES "public"."incident"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_co_owner" ADD CONSTRAINT "incident_co_owner_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_co_owned" ON "incident_co_owner" USING btree ("organisation_id","person_id");--> statement-breakpoint
SELECT protect_tenant_table('public.incident_co_owner', 'SELECT, INSERT, DELETE');
