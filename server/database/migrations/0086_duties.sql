CREATE TABLE "duty_regime_version" (
	"organisation_id" uuid NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"regime" jsonb NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duty_regime_version_organisation_id_key_number_pk" PRIMARY KEY("organisation_id","key","number")
);
--> statement-breakpoint
CREATE TABLE "incident_duty" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"incident_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"addressee" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incident_duty_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "incident_duty_key" UNIQUE("organisation_id","incident_id","key")
);
--> statement-breakpoint
CREATE TABLE "incident_duty_due" (
	"organisation_id" uuid NOT NULL,
	"duty_id" uuid NOT NULL,
	"step" text NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "incident_duty_due_organisation_id_duty_id_step_pk" PRIMARY KEY("organisation_id","duty_id","step")
);
--> statement-breakpoint
CREATE TABLE "incident_duty_entry" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"duty_id" uuid NOT NULL,
	"step" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proof_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "incident_duty_entry_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "incident_duty_entry_kind" CHECK ("incident_duty_entry"."kind" in ('GIVEN', 'PROGRESS', 'WAIVED'))
);
--> statement-breakpoint
ALTER TABLE "incident" DROP CONSTRAINT "incident_parties_to_notify";--> statement-breakpoint
ALTER TABLE "timeline_entry" DROP CONSTRAINT "timeline_entry_kind";--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "aware_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "classified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "open_duties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "duty_regime_version" ADD CONSTRAINT "duty_regime_version_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_regime_version" ADD CONSTRAINT "duty_regime_version_set_by" FOREIGN KEY ("organisation_id","set_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_duty" ADD CONSTRAINT "incident_duty_incident" FOREIGN KEY ("organisation_id","incident_id") REFERENCES "public"."incident"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_duty_due" ADD CONSTRAINT "incident_duty_due_duty" FOREIGN KEY ("organisation_id","duty_id") REFERENCES "public"."incident_duty"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_duty_entry" ADD CONSTRAINT "incident_duty_entry_duty" FOREIGN KEY ("organisation_id","duty_id") REFERENCES "public"."incident_duty"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_duty_entry" ADD CONSTRAINT "incident_duty_entry_proof" FOREIGN KEY ("organisation_id","proof_id") REFERENCES "public"."attachment"("organisation_id","id") ON DELETE set null ("proof_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_duty_entry" ADD CONSTRAINT "incident_duty_entry_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_duty_due_soon" ON "incident_duty_due" USING btree ("organisation_id","due_at");--> statement-breakpoint
CREATE INDEX "incident_duty_entry_step" ON "incident_duty_entry" USING btree ("organisation_id","duty_id","at");--> statement-breakpoint
CREATE INDEX "incident_duty_entry_proof_use" ON "incident_duty_entry" USING btree ("organisation_id","proof_id");--> statement-breakpoint
ALTER TABLE "timeline_entry" ADD CONSTRAINT "timeline_entry_kind" CHECK ("timeline_entry"."kind" in ('DETECTION', 'MITIGATION', 'OBSERVATION', 'SEVERITY_CHANGED', 'STATUS_CHANGED', 'NOTIFICATION'));--> statement-breakpoint
SELECT protect_tenant_table('public.duty_regime_version', 'SELECT, INSERT');
SELECT protect_tenant_table('public.incident_duty', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.incident_duty_entry', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.incident_duty_due', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
-- The four former clocks become the regime "as before", with the hours that each incident kept; no end that was shown changes.
CREATE FUNCTION former_steps(hours jsonb, parties text[]) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_agg(jsonb_build_object('key', step.key, 'name', step.name, 'from', 'AWARE', 'after', NULL, 'count', (hours ->> step.field)::integer,
    'unit', 'HOURS', 'atLatest', NULL, 'isRepeatable', false, 'waitsForResolution', false) ORDER BY (hours ->> step.field)::integer, step.place)
  FROM (VALUES (1, 'early-warning', 'Early warning to the authority', 'earlyWarning', 'AUTHORITY'),
    (2, 'authority', 'Notification of the authority', 'regulator', 'AUTHORITY'),
    (3, 'data-subjects', 'Notification of the data subjects', 'dataSubjects', 'DATA_SUBJECTS'),
    (4, 'final-report', 'Final report to the authority', 'finalReport', 'AUTHORITY')) AS step (place, key, name, field, party)
  WHERE hours ->> step.field IS NOT NULL AND step.party = ANY (parties)
$$;
UPDATE incident SET aware_at = detected_at;
INSERT INTO incident_duty (organisation_id, incident_id, key, name, addressee, note, steps)
SELECT organisation_id, id, 'as-before', 'As before', 'Authority or data subjects', 'The periods of this incident from before regimes were kept.',
  former_steps(notification_hours, parties_to_notify)
FROM incident WHERE former_steps(notification_hours, parties_to_notify) IS NOT NULL;
INSERT INTO incident_duty_entry (organisation_id, duty_id, step, kind, at)
SELECT duty.organisation_id, duty.id, given.step, 'GIVEN', given.at
FROM incident_duty AS duty JOIN incident ON incident.organisation_id = duty.organisation_id AND incident.id = duty.incident_id
CROSS JOIN LATERAL (VALUES ('early-warning', incident.early_warning_at), ('authority', incident.regulator_notified_at),
  ('data-subjects', incident.data_subjects_notified_at), ('final-report', incident.final_report_at)) AS given (step, at)
WHERE given.at IS NOT NULL AND duty.steps @> jsonb_build_array(jsonb_build_object('key', given.step));
INSERT INTO incident_duty_due (organisation_id, duty_id, step, due_at)
SELECT duty.organisation_id, duty.id, element.step ->> 'key', incident.aware_at + (element.step ->> 'count')::integer * interval '1 hour'
FROM incident_duty AS duty JOIN incident ON incident.organisation_id = duty.organisation_id AND incident.id = duty.incident_id
CROSS JOIN LATERAL jsonb_array_elements(duty.steps) AS element (step)
WHERE NOT EXISTS (SELECT FROM incident_duty_entry AS entry WHERE entry.organisation_id = duty.organisation_id AND entry.duty_id = duty.id
  AND entry.step = element.step ->> 'key');
UPDATE incident SET open_duties = ARRAY (
  SELECT 'As before: ' || (element.step ->> 'name') FROM incident_duty AS duty CROSS JOIN LATERAL jsonb_array_elements(duty.steps) AS element (step)
  JOIN incident_duty_due AS due ON due.organisation_id = duty.organisation_id AND due.duty_id = duty.id AND due.step = element.step ->> 'key'
  WHERE duty.organisation_id = incident.organisation_id AND duty.incident_id = incident.id ORDER BY due.due_at, element.step ->> 'key');
-- Periods of an organisation's own become a regime of its own.
INSERT INTO duty_regime_version (organisation_id, key, number, regime, set_by, set_at)
SELECT DISTINCT ON (organisation_id) organisation_id, 'own-periods', 1, jsonb_build_object('key', 'own-periods', 'name', 'Own periods',
  'addressee', 'Authority or data subjects', 'note', 'The organisation’s periods from before regimes were kept.', 'isActive', true, 'reason', '',
  'steps', former_steps(hours, ARRAY['AUTHORITY', 'DATA_SUBJECTS'])), set_by, set_at
FROM notification_periods_version WHERE former_steps(hours, ARRAY['AUTHORITY', 'DATA_SUBJECTS']) IS NOT NULL
ORDER BY organisation_id, number DESC;
DROP FUNCTION former_steps(jsonb, text[]);
