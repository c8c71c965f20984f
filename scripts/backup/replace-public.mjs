/** The schema that a backup is loaded into; replaces `public` when complete. */
export const RESTORED = 'restored';

/** Indexes of the new schema that depend on an extension in the old one. With both in the search path, only their tables name a schema. */
const INDEXES = `
  SELECT pg_get_indexdef(c.oid) AS definition FROM pg_class c
  WHERE c.relkind = 'i' AND c.relnamespace = '${RESTORED}'::regnamespace AND EXISTS (
    SELECT FROM pg_depend JOIN pg_opclass ON refclassid = 'pg_opclass'::regclass AND refobjid = pg_opclass.oid
    WHERE classid = 'pg_class'::regclass AND objid = c.oid AND opcnamespace = 'public'::regnamespace)`;

/** Extensions are dropped with the old schema, and created again with the indexes that use them. */
export async function replacePublic(client) {
  await client.query(`BEGIN; SET LOCAL search_path = ${RESTORED}, public`);
  const { rows: indexes } = await client.query(INDEXES);
  const { rows: extensions } = await client.query(
    `SELECT quote_ident(extname) AS name FROM pg_extension WHERE extnamespace = 'public'::regnamespace`,
  );
  await client.query(
    `DROP SCHEMA public CASCADE; ALTER SCHEMA ${RESTORED} RENAME TO public; SET LOCAL search_path = public`,
  );
  for (const { name } of extensions) await client.query(`CREATE EXTENSION ${name} SCHEMA public`);
  for (const { definition } of indexes) await client.query(definition.replace(` ON ${RESTORED}.`, ' ON public.'));
  await client.query('COMMIT');
}
