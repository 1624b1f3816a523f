CREATE TABLE "privileged_operation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'PREPARED' NOT NULL,
	"plan" jsonb NOT NULL,
	"hash" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "privileged_operation_kind" CHECK ("privileged_operation"."kind" in ('ADMIN', 'MATURITY', 'STANDARD', 'MODULE', 'UPDATE_STANDARD')),
	CONSTRAINT "privileged_operation_status" CHECK ("privileged_operation"."status" in ('PREPARED', 'AWAITING_SECOND', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
	CONSTRAINT "privileged_operation_ended" CHECK (("privileged_operation"."status" in ('DONE', 'FAILED', 'CANCELLED')) = ("privileged_operation"."ended_at" is not null)),
	CONSTRAINT "privileged_operation_second" CHECK ("privileged_operation"."confirmed_by" <> "privileged_operation"."prepared_by"),
	CONSTRAINT "privileged_operation_confirmed" CHECK (not "privileged_operation"."needs_second" or "privileged_operation"."status" not in ('RUNNING', 'DONE', 'FAILED') or "privileged_operation"."confirmed_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "privileged_operation" ADD CONSTRAINT "privileged_operation_prepared_by_user_account_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privileged_operation" ADD CONSTRAINT "privileged_operation_confirmed_by_user_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privileged_operation_newest" ON "privileged_operation" USING btree ("prepared_at","id");--> statement-breakpoint
SELECT share_platform_table('public.privileged_operation', 'SELECT, INSERT, UPDATE');
