CREATE TABLE "record_watcher" (
	"organisation_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"watching" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_watcher_organisation_id_record_id_user_id_pk" PRIMARY KEY("organisation_id","record_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "record_watcher" ADD CONSTRAINT "record_watcher_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_watcher" ADD CONSTRAINT "record_watcher_user" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_watched" ON "notification" USING btree ("organisation_id","recipient_id","entity_id",(comment_id is null)) WHERE kind = 'watched' and read_at is null and digest_on is null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'dueSoon', 'overdue'));--> statement-breakpoint
SELECT protect_tenant_table('public.record_watcher', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- Forced row-level security would hide every row from the owner.
ALTER TABLE comment NO FORCE ROW LEVEL SECURITY;
ALTER TABLE record_watcher NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Who has commented on a record watches it.
INSERT INTO record_watcher (organisation_id, record_id, user_id, watching)
  SELECT DISTINCT organisation_id, record_id, created_by, true FROM comment;
--> statement-breakpoint
ALTER TABLE comment FORCE ROW LEVEL SECURITY;
ALTER TABLE record_watcher FORCE ROW LEVEL SECURITY;
