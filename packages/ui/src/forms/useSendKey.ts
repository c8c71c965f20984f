import { useRef } from 'react';
import { v7 } from 'uuid';

/** The key under which a body is sent: the same one for the same body, so that one whose answer was lost is kept once. */
export function useSendKey(): (body: object) => string {
  const last = useRef({ body: '', key: '' });
  return (next) => {
    const body = JSON.stringify(next);
    if (last.current.body !== body) last.current = { body, key: v7() };
    return last.current.key;
  };
}
