import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import Bell from 'lucide-react/icons/bell';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import Calendar from 'lucide-react/icons/calendar';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlus from 'lucide-react/icons/circle-plus';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import FileCheck from 'lucide-react/icons/file-check';
import Globe from 'lucide-react/icons/globe';
import Image from 'lucide-react/icons/image';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import List from 'lucide-react/icons/list';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Store from 'lucide-react/icons/store';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import Zap from 'lucide-react/icons/zap';

/** Subject of a page. */
export type IconName =
  | 'bell'
  | 'bolt'
  | 'boltPlus'
  | 'briefcase'
  | 'building'
  | 'calendar'
  | 'calendarOff'
  | 'calendarPlus'
  | 'chart'
  | 'check'
  | 'client'
  | 'clipboard'
  | 'clock'
  | 'invoice'
  | 'key'
  | 'keyboard'
  | 'list'
  | 'logout'
  | 'mail'
  | 'money'
  | 'people'
  | 'person'
  | 'picture'
  | 'question'
  | 'quote'
  | 'search'
  | 'sliders'
  | 'wallet'
  | 'warning'
  | 'website';

const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  bell: Bell,
  bolt: Zap,
  boltPlus: CirclePlus,
  briefcase: BriefcaseBusiness,
  building: Building2,
  calendar: Calendar,
  calendarOff: CalendarOff,
  calendarPlus: CalendarPlus,
  chart: ChartColumn,
  check: CircleCheck,
  client: Store,
  clipboard: ClipboardCheck,
  clock: Clock,
  invoice: ReceiptText,
  key: KeyRound,
  keyboard: Keyboard,
  list: List,
  logout: LogOut,
  mail: Mail,
  money: Banknote,
  people: Users,
  person: User,
  picture: Image,
  question: MessageCircleQuestionMark,
  quote: FileCheck,
  search: Search,
  sliders: SlidersHorizontal,
  wallet: Wallet,
  warning: TriangleAlert,
  website: Globe,
};

interface PageIconProps {
  icon: IconName;
  /** Pixels. */
  size?: number;
}

export function PageIcon({ icon, size = 20 }: PageIconProps) {
  const Drawing = ICONS[icon];
  return <Drawing size={size} />;
}
