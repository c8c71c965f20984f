import { isDeepStrictEqual } from 'node:util';

/** The fields that differ, as an audit entry shows them. */
export function findChanges(before: object, now: object): Record<string, string> {
  const former = before as Record<string, unknown>;
  const changed = Object.entries(now).filter(([field, value]) => !isDeepStrictEqual(former[field], value));
  const formatValue = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
  return Object.fromEntries(
    changed.map(([field, value]) => [field, `${formatValue(former[field])} → ${formatValue(value)}`.slice(0, 400)]),
  );
}
