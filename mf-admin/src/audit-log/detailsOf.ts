import type { AuditEntry } from '@cleaning/contracts';

/** 'job: Library, reason: …'; ids say nothing to people. */
export const detailsOf = ({ details }: Pick<AuditEntry, 'details'>): string =>
  Object.entries(details)
    .filter(([name, value]) => value !== '' && !name.endsWith('_id'))
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`)
    .join(', ');
