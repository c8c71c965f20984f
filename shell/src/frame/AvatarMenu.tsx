import { Menu, MenuButton, MenuLink, MenuText } from '@cleaning/ui';
import { useSession, type WorkFrame } from '@cleaning/ui/app';
import { getAvatarLetter } from '../navigation/menus';
import { useLogout } from '../navigation/useLogout';
import { TEXTS } from '../texts';
import { FRAME } from './texts';

interface AvatarMenuProps {
  frame: WorkFrame;
  onShortcuts: () => void;
}

export function AvatarMenu({ frame, onShortcuts }: AvatarMenuProps) {
  const session = useSession();
  const logout = useLogout();
  const name = session.user?.name ?? TEXTS.visitor;
  const isDesk = frame === 'desk';
  return (
    <Menu
      label={FRAME.account(name)}
      className="shell-top__button"
      button={
        <span className="shell-avatar" aria-hidden="true">
          {getAvatarLetter(session)}
        </span>
      }
    >
      <MenuText>{name}</MenuText>
      <MenuLink to={frame === 'contractor' ? '/account' : '/admin/account'}>
        {isDesk ? FRAME.changePassword : FRAME.ownAccount}
      </MenuLink>
      <MenuLink to="/">{FRAME.website}</MenuLink>
      {isDesk && <MenuLink to="/gallery">{FRAME.gallery}</MenuLink>}
      <MenuButton onClick={onShortcuts} className="shell-menu-keys">
        {FRAME.shortcuts}
      </MenuButton>
      <MenuButton onClick={logout}>{TEXTS.logout}</MenuButton>
    </Menu>
  );
}
