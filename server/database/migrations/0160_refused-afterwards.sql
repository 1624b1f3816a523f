-- An emergency change that was refused after it was made is closed as not authorised (decision 247).
ALTER TABLE "change_management_process" ADD COLUMN "refused_at" timestamp with time zone;
