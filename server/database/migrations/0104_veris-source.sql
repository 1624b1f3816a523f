-- The keys of a document stay in the order of its file, which `jsonb` does not keep.
ALTER TABLE "incident_veris" ALTER COLUMN "document" SET DATA TYPE json USING "document"::text::json;
