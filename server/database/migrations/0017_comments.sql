CREATE TABLE "comment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"record_id" uuid NOT NULL,
	"body" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" uuid,
	CONSTRAINT "comment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "comment_removed" CHECK ((removed_at is null) = (removed_by is null)),
	CONSTRAINT "comment_body" CHECK (body is not null or removed_at is not null)
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "comment_id" uuid;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_created_by" FOREIGN KEY ("organisation_id","created_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_removed_by" FOREIGN KEY ("organisation_id","removed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_newest" ON "comment" USING btree ("organisation_id","record_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comment_removed_text" ON "comment" USING btree ("organisation_id","removed_at") WHERE removed_at is not null and body is not null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_comment" FOREIGN KEY ("organisation_id","comment_id") REFERENCES "public"."comment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'dueSoon', 'overdue'));--> statement-breakpoint
SELECT protect_tenant_table('public.comment',
  'SELECT, INSERT, UPDATE (body, version, edited_at, removed_at, removed_by)');
