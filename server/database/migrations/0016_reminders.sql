CREATE TABLE "notification_setting" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"in_digest" boolean NOT NULL,
	CONSTRAINT "notification_setting_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'dueSoon', 'overdue'))
);
--> statement-breakpoint
CREATE TABLE "reminder_progress" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "reminder_progress_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
DROP INDEX "notification_unread";--> statement-breakpoint
ALTER TABLE "user_preference" ADD COLUMN "browser_time_zone" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "in_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "digest_on" date;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_progress" ADD CONSTRAINT "reminder_progress_person" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_digest" ON "notification" USING btree ("organisation_id","recipient_id","digest_on") WHERE in_digest;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_occasion" ON "notification" USING btree ("organisation_id","entity_id","occasion");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("organisation_id","recipient_id","entity_type") WHERE read_at is null and in_app;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'dueSoon', 'overdue'));
--> statement-breakpoint
GRANT UPDATE (digest_on) ON notification TO attest_app;
--> statement-breakpoint
SELECT protect_tenant_table('public.reminder_progress', 'SELECT, INSERT, UPDATE (day)');
--> statement-breakpoint
SELECT share_platform_table('public.notification_setting', 'SELECT, INSERT, UPDATE, DELETE',
  'user_id = ANY (ARRAY(SELECT user_id FROM public.organisation_person))');
