/** The keys of all objects that rows own, for a backup: what is pending deletion is on its way in or out. */
export const OWNED_KEYS = `
  SELECT object_key AS key FROM document WHERE deleted_at IS NULL
  UNION SELECT original_key FROM gallery_image WHERE original_key IS NOT NULL
  UNION SELECT 'gallery/' || (source->>'name') FROM gallery_image, jsonb_array_elements(sources) AS source
  ORDER BY key`;
