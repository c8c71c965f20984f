import './reveal.css';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { computeRevealOffset, REVEAL_DURATION_MS } from './revealOffset';

export interface RevealProps {
  /** Milliseconds after the block has come into view. */
  delay?: number;
  as?: 'div' | 'li' | 'section';
  className?: string;
  id?: string;
  children: ReactNode;
}

/**
 * Moves a block into its place when the reader scrolls to it. The text is always readable, also without script; with
 * reduced motion nothing moves.
 */
export function Reveal({ delay = 0, as: Tag = 'div', className, id, children }: RevealProps) {
  const block = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { top } = element.getBoundingClientRect();
    // Blocks that are already visible do not move.
    if (top < innerHeight) return;
    element.dataset.reveal = 'waiting';
    // It is lowered while it waits, so its final place is computed.
    const lowered = element.getBoundingClientRect().top - top;
    const roomBelowTop = document.documentElement.scrollHeight - (top + scrollY);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      // The margin above counts blocks that a jump down the page has skipped.
      { rootMargin: `100000px 0px -${Math.max(0, computeRevealOffset(innerHeight, roomBelowTop) - lowered)}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const style = { '--reveal-delay': `${delay}ms`, '--reveal-duration': `${REVEAL_DURATION_MS}ms` } as CSSProperties;
  const setBlock = (element: HTMLElement | null) => {
    block.current = element;
  };
  return (
    <Tag ref={setBlock} id={id} className={className} style={style}>
      {children}
    </Tag>
  );
}
