import type { IconNode } from 'lucide';

interface StaticIconProps {
  /** From `lucide`, which has the drawings of `lucide-react` as data. */
  node: IconNode;
  /** Pixels. */
  size?: number;
  className?: string;
}

/** An icon of public pages. They draw few, and the code of `lucide-react` weighs more than those (docs/decisions/0014). */
export function StaticIcon({ node, size = 24, className }: StaticIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {node.map(([Tag, attributes]) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
