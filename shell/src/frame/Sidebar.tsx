import type { WorkFrame } from '@cleaning/ui/app';
import PanelLeft from 'lucide-react/icons/panel-left';
import { memo, type ReactNode } from 'react';
import { Brand } from '../navigation/Brand';
import { FRAME } from './texts';
import { WorkNav } from './WorkNav';

interface SidebarProps {
  frame: WorkFrame;
  hasIconsOnly: boolean;
  onToggle: () => void;
  /** The running work, at the foot. */
  running: ReactNode;
}

/** Shown from 800 px. A sub-contractor's entries always show their names. */
export const Sidebar = memo(function Sidebar({ frame, hasIconsOnly, onToggle, running }: SidebarProps) {
  const canShrink = frame === 'desk';
  const looks = canShrink && hasIconsOnly ? 'shell-side shell-side--icons' : 'shell-side';
  return (
    <div className={looks}>
      <section aria-label={FRAME.sidebar} className="shell-side__menu">
        <Brand />
        <WorkNav frame={frame}>
          {canShrink && (
            <li>
              <button
                type="button"
                className="shell-entry shell-side__toggle"
                aria-keyshortcuts="["
                title={hasIconsOnly ? FRAME.names : FRAME.icons}
                onClick={onToggle}
              >
                <PanelLeft size={20} />
                <span className="shell-entry__label">{hasIconsOnly ? FRAME.names : FRAME.icons}</span>
              </button>
            </li>
          )}
        </WorkNav>
      </section>
      {running}
    </div>
  );
});
