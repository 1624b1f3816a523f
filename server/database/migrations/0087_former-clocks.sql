DROP TABLE "notification_periods_version" CASCADE;--> statement-breakpoint
ALTER TABLE "incident" DROP COLUMN "parties_to_notify";--> statement-breakpoint
ALTER TABLE "incident" DROP COLUMN "early_warning_at";--> statement-breakpoint
ALTER TABLE "incident" DROP COLUMN "regulator_notified_at";--> statement-breakpoint
ALTER TABLE "incident" DROP COLUMN "data_subjects_notified_at";--> statement-breakpoint
ALTER TABLE "incident" DROP COLUMN "final_report_at";--> statement-breakpoint
ALTER TABLE "incident" DROP COLUMN "notification_hours";