import type { PushContent } from '@cleaning/contracts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}

/** A page of this site. Any other address opens the home page. */
export const getPlace = (path: unknown): string => (typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/');

const isContent = (data: unknown): data is PushContent =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string';

/** Content of a push message. Browsers require a visible message, so there is a fallback text. */
export function parsePayload(text: string | undefined): Shown {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '');
  } catch {
    data = undefined;
  }
  if (!isContent(data)) return { title: 'New notice', body: 'There is something new for you.', tag: 'new', path: '/' };
  return { title: data.title, body: String(data.text ?? ''), tag: String(data.tag ?? ''), path: getPlace(data.path) };
}
