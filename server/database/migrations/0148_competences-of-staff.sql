CREATE TABLE "competence" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "competence_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "competence_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_role_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "staff_role_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "staff_competence" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_member_id" uuid NOT NULL,
	"competence_id" uuid NOT NULL,
	"level" text NOT NULL,
	"assessed_on" date,
	"training_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "staff_competence_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "staff_competence_level" CHECK ("staff_competence"."level" in ('AWARE', 'PRACTITIONER', 'EXPERT'))
);
--> statement-breakpoint
CREATE TABLE "staff_member_role" (
	"organisation_id" uuid NOT NULL,
	"staff_member_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "staff_member_role_organisation_id_staff_member_id_role_id_pk" PRIMARY KEY("organisation_id","staff_member_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "staff_role_competence" (
	"organisation_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"competence_id" uuid NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "staff_role_competence_organisation_id_role_id_competence_id_pk" PRIMARY KEY("organisation_id","role_id","competence_id"),
	CONSTRAINT "staff_role_competence_level" CHECK ("staff_role_competence"."level" in ('AWARE', 'PRACTITIONER', 'EXPERT'))
);
--> statement-breakpoint
ALTER TABLE "competence" ADD CONSTRAINT "competence_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_competence" ADD CONSTRAINT "staff_competence_of_member" FOREIGN KEY ("organisation_id","staff_member_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_competence" ADD CONSTRAINT "staff_competence_what" FOREIGN KEY ("organisation_id","competence_id") REFERENCES "public"."competence"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_competence" ADD CONSTRAINT "staff_competence_training" FOREIGN KEY ("organisation_id","training_id") REFERENCES "public"."staff_training"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member_role" ADD CONSTRAINT "staff_member_role_staff_member" FOREIGN KEY ("organisation_id","staff_member_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member_role" ADD CONSTRAINT "staff_member_role_role" FOREIGN KEY ("organisation_id","role_id") REFERENCES "public"."staff_role"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role_competence" ADD CONSTRAINT "staff_role_competence_role" FOREIGN KEY ("organisation_id","role_id") REFERENCES "public"."staff_role"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role_competence" ADD CONSTRAINT "staff_role_competence_what" FOREIGN KEY ("organisation_id","competence_id") REFERENCES "public"."competence"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_competence_once" ON "staff_competence" USING btree ("organisation_id","staff_member_id","competence_id") WHERE "staff_competence"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "staff_competence_of" ON "staff_competence" USING btree ("organisation_id","staff_member_id");--> statement-breakpoint
CREATE INDEX "staff_competence_use" ON "staff_competence" USING btree ("organisation_id","competence_id");--> statement-breakpoint
CREATE INDEX "staff_competence_training_use" ON "staff_competence" USING btree ("organisation_id","training_id");--> statement-breakpoint
CREATE INDEX "staff_member_role_use" ON "staff_member_role" USING btree ("organisation_id","role_id","staff_member_id");--> statement-breakpoint
CREATE INDEX "staff_role_competence_use" ON "staff_role_competence" USING btree ("organisation_id","competence_id");--> statement-breakpoint
SELECT protect_tenant_table('public.competence', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.staff_role', 'SELECT, INSERT, UPDATE, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.staff_competence', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
SELECT protect_tenant_table('public.staff_member_role', 'SELECT, INSERT, DELETE');--> statement-breakpoint
SELECT protect_tenant_table('public.staff_role_competence', 'SELECT, INSERT, UPDATE, DELETE');
