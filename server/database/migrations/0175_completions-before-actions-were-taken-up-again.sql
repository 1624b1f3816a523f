CREATE TABLE "corrective_action_completion" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"action_id" uuid NOT NULL,
	"done_on" date NOT NULL,
	"done_by_id" uuid NOT NULL,
	"taken_up_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corrective_action_completion_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "corrective_action_completion" ADD CONSTRAINT "corrective_action_completion_of" FOREIGN KEY ("organisation_id","action_id") REFERENCES "public"."corrective_action"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrective_action_completion" ADD CONSTRAINT "corrective_action_completion_by" FOREIGN KEY ("organisation_id","done_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrective_action_completion_order" ON "corrective_action_completion" USING btree ("organisation_id","action_id","taken_up_at");--> statement-breakpoint
SELECT protect_tenant_table('public.corrective_action_completion', 'SELECT, INSERT');
