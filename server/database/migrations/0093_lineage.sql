CREATE TABLE "standard_lineage" (
	"owner_id" uuid NOT NULL,
	"from_version_id" uuid NOT NULL,
	"to_version_id" uuid NOT NULL,
	"pairs" jsonb NOT NULL,
	"undecided" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "standard_lineage_owner_id_to_version_id_from_version_id_pk" PRIMARY KEY("owner_id","to_version_id","from_version_id"),
	CONSTRAINT "standard_lineage_versions" CHECK ("standard_lineage"."from_version_id" <> "standard_lineage"."to_version_id"),
	CONSTRAINT "standard_lineage_confirmed" CHECK ("standard_lineage"."confirmed_at" is null or "standard_lineage"."undecided" = 0)
);
--> statement-breakpoint
CREATE TABLE "standard_upgrade" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"adopted_standard_id" uuid NOT NULL,
	"catalogue_owner" uuid NOT NULL,
	"from_version_id" uuid NOT NULL,
	"to_version_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_by" uuid,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "standard_upgrade_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "standard_upgrade_owner" CHECK ("standard_upgrade"."catalogue_owner" in ("standard_upgrade"."organisation_id", '00000000-0000-0000-0000-000000000000'::uuid))
);
--> statement-breakpoint
CREATE TABLE "upgraded_position" (
	"organisation_id" uuid NOT NULL,
	"upgrade_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"effect" text NOT NULL,
	"is_moved" boolean NOT NULL,
	"before" jsonb,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version_after" integer NOT NULL,
	CONSTRAINT "upgraded_position_organisation_id_upgrade_id_position_id_pk" PRIMARY KEY("organisation_id","upgrade_id","position_id"),
	CONSTRAINT "upgraded_position_effect" CHECK ("upgraded_position"."effect" in ('KEPT', 'ASKED', 'ADDED', 'ARCHIVED')),
	CONSTRAINT "upgraded_position_before" CHECK ("upgraded_position"."before" is not null or "upgraded_position"."effect" = 'ADDED')
);
--> statement-breakpoint
ALTER TABLE "assessment_item" ADD COLUMN "version_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD COLUMN "control_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD COLUMN "last_result" text;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD COLUMN "last_maturity" integer;--> statement-breakpoint
ALTER TABLE "standard_lineage" ADD CONSTRAINT "standard_lineage_from" FOREIGN KEY ("owner_id","from_version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_lineage" ADD CONSTRAINT "standard_lineage_to" FOREIGN KEY ("owner_id","to_version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_upgrade" ADD CONSTRAINT "standard_upgrade_standard" FOREIGN KEY ("organisation_id","adopted_standard_id") REFERENCES "public"."adopted_standard"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_upgrade" ADD CONSTRAINT "standard_upgrade_from" FOREIGN KEY ("catalogue_owner","from_version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_upgrade" ADD CONSTRAINT "standard_upgrade_to" FOREIGN KEY ("catalogue_owner","to_version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_upgrade" ADD CONSTRAINT "standard_upgrade_applied_by" FOREIGN KEY ("organisation_id","applied_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_upgrade" ADD CONSTRAINT "standard_upgrade_undone_by" FOREIGN KEY ("organisation_id","undone_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgraded_position" ADD CONSTRAINT "upgraded_position_upgrade" FOREIGN KEY ("organisation_id","upgrade_id") REFERENCES "public"."standard_upgrade"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgraded_position" ADD CONSTRAINT "upgraded_position_position" FOREIGN KEY ("organisation_id","position_id") REFERENCES "public"."control_position"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standard_upgrade_of" ON "standard_upgrade" USING btree ("organisation_id","adopted_standard_id","applied_at");--> statement-breakpoint
CREATE INDEX "upgraded_position_use" ON "upgraded_position" USING btree ("organisation_id","position_id");--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_control" CHECK (("assessment_item"."version_id" is null) = ("assessment_item"."control_id" is null));--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_last_result" CHECK ("assessment_item"."last_result" in ('COMPLIANT', 'OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE'));--> statement-breakpoint
-- Organisations see what became of the controls of a standard of the platform once that is reviewed.
SELECT share_catalogue_table('public.standard_lineage', 'SELECT, INSERT, UPDATE, DELETE',
  'confirmed_at is not null AND to_version_id IN (SELECT v.id FROM public.standard_version v WHERE v.status <> ''DRAFT'')');
SELECT protect_tenant_table('public.standard_upgrade', 'SELECT, INSERT, UPDATE (undone_at, undone_by)');
SELECT protect_tenant_table('public.upgraded_position', 'SELECT, INSERT');
