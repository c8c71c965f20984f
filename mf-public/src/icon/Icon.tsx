import { StaticIcon } from '@cleaning/ui';
import {
  BrushCleaning,
  Building2,
  Check,
  ChevronLeft,
  ChevronRight,
  ChevronsLeftRight,
  ExternalLink,
  Grid2x2,
  KeyRound,
  Mail,
  MapPin,
  Monitor,
  Pause,
  Phone,
  Play,
  Store,
  X,
} from 'lucide';
import './icon.css';

const NODES = {
  left: ChevronLeft,
  right: ChevronRight,
  compare: ChevronsLeftRight,
  pause: Pause,
  play: Play,
  close: X,
  check: Check,
  external: ExternalLink,
  pin: MapPin,
  phone: Phone,
  mail: Mail,
  building: Building2,
  retail: Store,
  office: Monitor,
  window: Grid2x2,
  carpet: BrushCleaning,
  key: KeyRound,
};

export type IconName = keyof typeof NODES;

/** Hidden from screen readers: the text beside it has the meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <StaticIcon node={NODES[name]} size={size} className="pub-icon" />;
}
