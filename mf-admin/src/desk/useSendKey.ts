import { useRef } from 'react';
import { v7 } from 'uuid';

/** The key under which a body is sent: the same one for the same body, so that one whose answer was lost is kept once. */
export function useSendKey(): (body: object) => string {
  const last = useRef({ of: '', key: '' });
  return (body) => {
    const of = JSON.stringify(body);
    if (last.current.of !== of) last.current = { of, key: v7() };
    return last.current.key;
  };
}
