import { Refusal } from '@cleaning/service-kit';
import type { ContentError } from './file-type.js';

/**
 * The refusal of a file because of its content.
 * @param field the form's
 * @param name the file's, if a form may send several in one field
 */
export function refuseContent({ code, params, message }: ContentError, field: string, name = ''): Refusal {
  return new Refusal(code, { ...params, name }, { issues: [{ field, code, params, msg: message }] });
}
