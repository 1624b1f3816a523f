CREATE TABLE "incident_veris" (
	"organisation_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"veris_id" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "incident_veris_organisation_id_incident_id_pk" PRIMARY KEY("organisation_id","incident_id"),
	CONSTRAINT "incident_veris_size" CHECK (octet_length(document::text) <= 1000000)
);
--> statement-breakpoint
ALTER TABLE "incident_veris" ADD CONSTRAINT "incident_veris_incident" FOREIGN KEY ("organisation_id","incident_id") REFERENCES "public"."incident"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "incident_veris_id" ON "incident_veris" USING btree ("organisation_id","veris_id");--> statement-breakpoint
SELECT protect_tenant_table('public.incident_veris', 'SELECT, INSERT');
