import { Notice, passFocus } from '@cleaning/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Said {
  tone: 'ok' | 'warn';
  text: string;
}

/** What became of a press whose button is gone with it: shown, announced, and given the focus. `place` is to be rendered always. */
export function useSaid(): {
  said: Said | null;
  say: (said: Said | null) => void;
  place: ReactNode;
} {
  const [said, say] = useState<Said | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) passFocus(box.current);
  }, [said]);
  const place = (
    <div ref={box} role="status" tabIndex={-1}>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
    </div>
  );
  return { said, say, place };
}
