-- Keeps tables whose rows must stay from the role of their own service. Run by the superuser in the databases `auth`, `jobs` and `invoice`,
-- each time before the services start: npm start, scripts/compose/keep-tables.sh. Harmless when everything is there.
-- A service hands its tables over at its start (keeper.keep); from then on it has only the rights below. `keeper` is nobody's login.
-- A restore replaces the whole schema: the superuser switches the event triggers off for it (ALTER EVENT TRIGGER … DISABLE). So does
-- whoever must change such a table, and afterwards this file is run again.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'keeper') THEN CREATE ROLE keeper NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

CREATE SCHEMA IF NOT EXISTS keeper;
ALTER SCHEMA keeper OWNER TO CURRENT_USER;
GRANT USAGE ON SCHEMA keeper TO PUBLIC;
-- Kept tables, and what belongs to them.
CREATE TABLE IF NOT EXISTS keeper.kept (catalog regclass, id oid, CONSTRAINT kept_pk PRIMARY KEY (catalog, id));
GRANT SELECT ON keeper.kept TO PUBLIC;

-- Functions that the indexes of a table use, but those of extensions and of PostgreSQL.
CREATE OR REPLACE FUNCTION keeper.functions_of_indexes(kept regclass) RETURNS SETOF regprocedure
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT p.oid::regprocedure FROM pg_index i
    JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = i.indexrelid AND d.refclassid = 'pg_proc'::regclass
    JOIN pg_proc p ON p.oid = d.refobjid
  WHERE i.indrelid = kept AND p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = 'pg_proc'::regclass AND e.objid = p.oid AND e.deptype = 'e')
$$;

-- Lines of pay runs are taken out again while a run is not paid, and go from approved to paid to returned; their triggers refuse the rest.
CREATE OR REPLACE FUNCTION keeper.keep(wanted text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '5s' AS $$
DECLARE
  rights text := CASE wanted
    WHEN 'audit_entry' THEN 'SELECT, INSERT'
    WHEN 'incident_note' THEN 'SELECT, INSERT'
    WHEN 'site_view' THEN 'SELECT, INSERT'
    WHEN 'pay_line' THEN 'SELECT, INSERT, DELETE, UPDATE (state)'
  END;
  given record;
  own_function regprocedure;
BEGIN
  SELECT c.oid AS id, c.relowner AS owner_id, r.rolname AS owner INTO given
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_roles r ON r.oid = c.relowner
  WHERE n.nspname = 'public' AND c.relname = wanted AND c.relkind = 'r';
  IF rights IS NULL OR given IS NULL THEN RAISE EXCEPTION 'there is no such table to keep'; END IF;
  IF given.owner = 'keeper' THEN RETURN false; END IF;
  IF given.owner <> session_user THEN RAISE EXCEPTION 'the table belongs to somebody else'; END IF;
  EXECUTE format('ALTER TABLE public.%I OWNER TO keeper', wanted);
  EXECUTE format('REVOKE ALL ON public.%I FROM PUBLIC', wanted);
  EXECUTE format('GRANT %s ON public.%I TO %I', rights, wanted, given.owner);
  GRANT USAGE ON SCHEMA public TO keeper;
  -- Whoever owns the function of a trigger decides what it refuses; that of an index runs with the rights of the table's owner.
  FOR own_function IN
    SELECT DISTINCT p.oid::regprocedure FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE t.tgrelid = given.id AND NOT t.tgisinternal AND NOT p.prosecdef AND p.proowner = given.owner_id
      AND NOT EXISTS (SELECT FROM pg_trigger other WHERE other.tgfoid = p.oid AND other.tgrelid <> given.id)
    UNION SELECT * FROM keeper.functions_of_indexes(given.id)
  LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO keeper', own_function);
    INSERT INTO keeper.kept VALUES ('pg_proc', own_function) ON CONFLICT DO NOTHING;
  END LOOP;
  INSERT INTO keeper.kept
    SELECT 'pg_class'::regclass, given.id
    UNION ALL SELECT 'pg_class', indexrelid FROM pg_index WHERE indrelid = given.id
    UNION ALL SELECT 'pg_trigger', oid FROM pg_trigger WHERE tgrelid = given.id AND NOT tgisinternal
    ON CONFLICT DO NOTHING;
  RETURN true;
END $$;

-- For a migration of svc-auth: an index of the audit log is made by the log's owner. Anybody may ask: the index is always the same.
CREATE OR REPLACE FUNCTION keeper.index_audit_names() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  own_function regprocedure;
BEGIN
  CREATE INDEX audit_entry_by_folded_name ON public.audit_entry USING gin
    (public.fold_text(actor_name) public.gin_trgm_ops, public.fold_text(subject_name) public.gin_trgm_ops);
  FOR own_function IN SELECT * FROM keeper.functions_of_indexes('public.audit_entry') LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO keeper', own_function);
    INSERT INTO keeper.kept VALUES ('pg_proc', own_function) ON CONFLICT DO NOTHING;
  END LOOP;
  INSERT INTO keeper.kept VALUES ('pg_class', 'public.audit_entry_by_folded_name'::regclass) ON CONFLICT DO NOTHING;
END $$;

-- The owner of a database may drop and rename its schemas, and drop whatever is in them.
CREATE OR REPLACE FUNCTION keeper.refuse() RETURNS event_trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_EVENT = 'sql_drop' AND EXISTS (
      SELECT FROM pg_event_trigger_dropped_objects() AS gone JOIN keeper.kept ON kept.catalog = gone.classid AND kept.id = gone.objid)
    OR TG_EVENT = 'ddl_command_end' AND EXISTS (
      SELECT FROM pg_event_trigger_ddl_commands() AS done
      JOIN pg_class c ON c.relnamespace = done.objid JOIN keeper.kept ON kept.catalog = 'pg_class'::regclass AND kept.id = c.oid
      WHERE done.classid = 'pg_namespace'::regclass)
  THEN RAISE insufficient_privilege USING MESSAGE = 'this table is kept'; END IF;
END $$;
DROP EVENT TRIGGER IF EXISTS keep_dropped;
CREATE EVENT TRIGGER keep_dropped ON sql_drop EXECUTE FUNCTION keeper.refuse();
DROP EVENT TRIGGER IF EXISTS keep_moved;
CREATE EVENT TRIGGER keep_moved ON ddl_command_end WHEN TAG IN ('ALTER SCHEMA') EXECUTE FUNCTION keeper.refuse();
