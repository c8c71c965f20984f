import { StaticIcon } from '@cleaning/ui';
import {
  BrushCleaning,
  Building2,
  Check,
  ChevronLeft,
  ChevronRight,
  ChevronsLeftRight,
  Download,
  ExternalLink,
  Grid2x2,
  KeyRound,
  Mail,
  MapPin,
  Maximize2,
  Monitor,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  Store,
  Trash2,
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
  enlarge: Maximize2,
  download: Download,
  print: Printer,
  plus: Plus,
  trash: Trash2,
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
