/** Attest's own functions: those of extensions have no side effects. */
export const ownFunctions = `select p.oid::regprocedure::text from pg_proc p
  where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
    and has_function_privilege($1, p.oid, 'EXECUTE') order by 1`;

/** The tables that a role may read or write somewhere. */
export const tablesWith = (privileges: string) => `select c.oid::regclass::text from pg_class c
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relnamespace <> 'pg_catalog'::regnamespace
    and relnamespace <> 'information_schema'::regnamespace and relnamespace::regnamespace::text not like 'pg_toast%'
    and (case relkind when 'S' then has_sequence_privilege($1, c.oid, 'USAGE, SELECT, UPDATE')
      else has_any_column_privilege($1, c.oid, 'SELECT, INSERT, UPDATE')
        or has_table_privilege($1, c.oid, '${privileges}') end) order by 1`;

/** Attest's own functions that writing a row may call, of the tables that a role may write: those of indexes and defaults. */
export const functionsOfWrites = `select distinct written.name || ': ' || function::regprocedure::text from (
    select c.oid, c.oid::regclass::text as name from pg_class c
    where relkind in ('r', 'p') and has_any_column_privilege($1, c.oid, 'INSERT, UPDATE')) written
  cross join lateral (
    select refobjid as function from pg_index join pg_depend on classid = 'pg_class'::regclass and objid = indexrelid
      where indrelid = written.oid and refclassid = 'pg_proc'::regclass
    union select refobjid from pg_attrdef join pg_depend on classid = 'pg_attrdef'::regclass and objid = pg_attrdef.oid
      where adrelid = written.oid and refclassid = 'pg_proc'::regclass
    union select refobjid from pg_constraint join pg_depend on classid = 'pg_constraint'::regclass and objid = pg_constraint.oid
      where conrelid = written.oid and refclassid = 'pg_proc'::regclass) called`;
