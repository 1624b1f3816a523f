-- What a page of a link asks of the database (docs/decisions/074-many-readers-at-once.md).

-- Without this, PostgreSQL expects 1,000 links, and reads whole tables instead of looking up one row.
ALTER FUNCTION policy_link ROWS 1;
ALTER FUNCTION find_secure_link ROWS 1;
ALTER FUNCTION find_policy_receipt ROWS 1;
