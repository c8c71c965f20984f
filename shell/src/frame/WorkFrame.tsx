import './sidebar.css';
import './frame.css';
import { Sheet } from '@cleaning/ui';
import { showToast, useLocation, useOpenPath, useSession, type WorkFrame } from '@cleaning/ui/app';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { KeyAction } from '../keyboard/keys';
import type { Palette } from '../keyboard/Palette';
import { ShortcutsSheet } from '../keyboard/ShortcutsSheet';
import { useKeys } from '../keyboard/useKeys';
import { DailyBar } from '../navigation/DailyBar';
import { usePages } from '../remote/usePages';
import { TEXTS } from '../texts';
import { DeskBar, SupervisorBar } from './BottomBar';
import { OfflineStrip } from './Connection';
import { InstallHint } from './InstallHint';
import { AdminTitle } from './LazyCounts';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { FRAME } from './texts';
import { useOwnLanguage, useTextsOfShell } from './useOwnLanguage';
import { useSide } from './useSide';
import { OwnTitle } from './useTitleCount';
import { WorkNav } from './WorkNav';

interface WorkTopProps {
  frame: WorkFrame;
  running: ReactNode;
  /** Whether running work is at the foot of the sidebar; otherwise below the top bar. */
  isRunningInSide: boolean;
}

/** Milliseconds after which the page has loaded its data. */
const PALETTE_AFTER_MS = 3000;
const loadPalette = () => import('../keyboard/Palette');

type Open = 'menu' | 'shortcuts' | 'palette' | 'create' | null;

/** Sidebar, top bar and their overlays. */
export function WorkTop({ frame, running, isRunningInSide }: WorkTopProps) {
  const language = useOwnLanguage(frame);
  useTextsOfShell(language);
  const { pathname } = useLocation();
  const openPath = useOpenPath();
  const { user } = useSession();
  const { hasIconsOnly, toggle } = useSide();
  const [open, setOpen] = useState<Open>(null);
  const [LoadedPalette, setPalette] = useState<{ Palette: typeof Palette } | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const openShortcuts = useCallback(() => setOpen('shortcuts'), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to close
  useEffect(close, [pathname]);

  // People keep typing after Ctrl K, which would be lost while the palette loads.
  useEffect(() => {
    if (frame === 'contractor') return;
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PALETTE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [frame]);

  async function openPalette(start: 'palette' | 'create') {
    try {
      const loaded = await loadPalette();
      setPalette({ Palette: loaded.Palette });
      setOpen(start);
    } catch {
      showToast(TEXTS.remoteMissing, 'warn');
    }
  }

  function act(action: KeyAction) {
    switch (action.kind) {
      case 'palette':
      case 'create':
        return void openPalette(action.kind);
      case 'help':
        return openShortcuts();
      case 'side':
        return toggle();
      case 'go':
        return openPath(action.to);
      case 'await-letter':
        return;
    }
  }
  useKeys(frame, usePages(frame), act);

  return (
    <>
      {user && (user.role === 'admin' ? <AdminTitle /> : <OwnTitle />)}
      <Sidebar
        key={language}
        frame={frame}
        hasIconsOnly={hasIconsOnly}
        onToggle={toggle}
        running={isRunningInSide ? running : null}
      />
      <div className="shell-top">
        <TopBar
          frame={frame}
          isMenuOpen={open === 'menu'}
          onMenu={() => setOpen('menu')}
          onPalette={() => void openPalette('palette')}
          onShortcuts={openShortcuts}
        />
        <OfflineStrip frame={frame} />
        {!isRunningInSide && running}
        {frame === 'contractor' && <InstallHint />}
      </div>
      {open === 'menu' && (
        <Sheet label={FRAME.menu} side="start" closeLabel={FRAME.closeMenu} onClose={close}>
          <WorkNav frame={frame} onChosen={close} />
        </Sheet>
      )}
      {open === 'shortcuts' && <ShortcutsSheet frame={frame} onClose={close} />}
      {LoadedPalette && (open === 'palette' || open === 'create') && (
        <LoadedPalette.Palette
          key={open}
          frame={frame}
          start={open === 'create' ? 'create' : 'all'}
          onClose={close}
          onShortcuts={openShortcuts}
        />
      )}
    </>
  );
}

/** The bar at the foot of a phone. */
export function WorkBottom({ frame }: { frame: WorkFrame }) {
  useOwnLanguage(frame);
  if (frame === 'contractor') return <DailyBar />;
  return frame === 'desk' ? <DeskBar /> : <SupervisorBar />;
}
