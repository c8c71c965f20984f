// Chinese (simplified) — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const absences: Catalogue['absences'] = {
  title: '不能上班的日子',
  lead: '请尽早告知办公室：您的班次会提供给其他人。',
  open: '我不能上班的日子…',
  from: '第一天',
  until: '最后一天',
  reason: '原因',
  reasonHint: '办公室会看到。',
  send: '提交这些日子',
  cancel: '取消',
  required: '请填写此项。',
  notADay: '请按 dd/mm/yyyy（日/月/年）填写日期。',
  past: '这些日子已经过去。',
  order: '最后一天早于第一天。',
  tooMany: '一次最多 {0} 天。',
  days: '{0} 至 {1}',
  reported: '{1, plural, =0 {已提交：{0}。这段时间您没有班次。} other {已提交：{0}。有 # 个班次需要顶班。}}',
  byOffice: '由 {0} 登记',
  withdraw: '撤回',
  confirmWithdraw: '要撤回这些日子吗？已被别人接下的班次仍归他们。',
  withdrawn: '已撤回：{0}。',
};

export const calendar: Catalogue['calendar'] = {
  title: '在您的日历中查看班次',
  holds:
    '日历应用可以通过您专用的地址显示您的班次：过去 {0} 天和未来 {1} 天内您要上的班，包括地点、地址、地图链接和时间。不含工资，也不含其他人。知道这个地址的人都能看到。',
  make: '创建地址',
  address: '您的日历地址',
  addressHint: '仅现在显示。请在日历应用中添加为订阅。',
  copy: '复制',
  copied: '地址已复制。',
  notCopied: '请自行复制选中的地址。',
  madeOn: '您自 {0} 起有一个地址。为安全起见不能再次显示。',
  renew: '创建新地址',
  confirmRenew: '要换新地址吗？旧地址将失效。',
  revoke: '停用地址',
  confirmRevoke: '要停用地址吗？使用它的日历将不再收到班次。',
  revoked: '地址已停用。',
};

export const covers: Catalogue['covers'] = {
  title: '您能顶班吗？',
  lead: '班次归最先接下的人。',
  take: '接下',
  confirm: '要接下这个班次吗？\n{0}',
  shift: '{0}，{1}，{2}',
  taken: '归您了：{0}。',
  tooLate: '未接到：{0}。{1}',
  gone: '已不再提供。',
};

export const jobs: Catalogue['jobs'] = {
  goBack: '返回',
  perFortnight: '每两周',
  details: '详情',
  date: '日期',
  startTime: '开始时间',
  location: '地点',
  openMap: '打开地图',
  suburb: '区域',
  length: '时长',
  aWeek: '每周 {0}',
  about: '约 {0}',
  rate: '每小时报酬',
  expectedPay: '预计报酬',
  terms: '报酬和时间',
  aShift: '每班 {0}',
  requested: '已申请',
};

export const location: Catalogue['location'] = {
  denied: '您的位置被屏蔽。请在浏览器设置中允许本网站使用位置，然后重试。',
  unavailable: '找不到您的位置。请到信号更好的地方重试。',
  timedOut: '定位时间过长。请重试。',
  insecure: '浏览器只在安全地址（https）提供位置。请向办公室索取本网站的安全地址。',
  unsupported: '此浏览器无法提供位置。请用其他浏览器开始或结束工作。',
  deniedHint: '本网站的位置被屏蔽。没有位置的工作需要等待办公室审核。',
  howTo: '如何允许',
  steps: {
    chrome: '1. 点按网址左侧的图标。\n2. 点按“权限”，再点按“位置信息”，然后允许。\n3. 回到这里重试。',
    samsung: '1. 点按网址旁边的锁形图标。\n2. 点按“权限”，再点按“位置”，然后允许。\n3. 回到这里重试。',
    firefox: '1. 点按网址旁边的盾牌或锁形图标。\n2. 在“权限”中点按“位置”，使其显示为“允许”。\n3. 回到这里重试。',
    safari:
      '1. 打开手机的“设置”→“隐私与安全性”→“定位服务”。\n2. 点按您的浏览器（“Safari 浏览器网站”），选择“使用 App 期间”。\n3. 在 Safari 中点按网址旁边的图标→“网站设置”，允许“位置”。',
    androidApp:
      '1. 在主屏幕上长按本应用的图标，点按“应用信息”。\n2. 点按“权限”，再点按“位置信息”，选择“仅在使用该应用时允许”。\n3. 打开应用重试。',
    iosApp:
      '1. 打开手机的“设置”→“隐私与安全性”→“定位服务”。\n2. 点按“Safari 浏览器网站”，选择“使用 App 期间”。\n3. 打开本应用重试。',
    other: '1. 点击本页网址旁边的图标。\n2. 允许本网站使用位置。\n3. 重新加载页面后重试。',
  },
  anyway: '没有位置也可以继续。付款前办公室会审核这项工作。',
  call: '致电办公室',
  ok: '确定',
};

export const myJobs: Catalogue['myJobs'] = {
  title: '我的工作',
  lead: '分配给您的所有工作。',
  empty: '您还没有被分配工作',
  quickJobs: '临时工作',
  permanentJobs: '长期工作',
  workingNow: '正在工作',
  seeDetails: '查看详情',
  today: '今天',
  next: '下一次：{0}',
  nothingNext: '接下来两周没有安排。',
  notAssigned: '您未被分配此工作，或它已不存在。',
  toMyJobs: '前往我的工作',
};

export const shifts: Catalogue['shifts'] = {
  map: '地图',
  from: '{0} 起',
  about: '约 {0}',
  anHour: '每小时 {0}',
  alsoToday: '今天还有',
  doneToday: '今天的班次',
  done: '已完成',
  held: '等待办公室',
  rejected: '未批准',
  cancelled: '已取消',
  away: '您请假',
  covered: '有人顶班',
  cover: '顶班',
  extra: '额外班次',
  reClean: '重新清洁',
  mine: '我的班次',
  mineLead: '接下来两周。',
  none: '接下来两周您没有班次。',
  showAll: '显示全部 {0} 个班次',
};

export const work: Catalogue['work'] = {
  heading: '您的工作',
  todaysSlots: '今天的时段',
  noSlotsToday: '今天没有要开始的了。',
  start: '开始',
  finish: '结束',
  confirmStart: '要开始工作吗？',
  startOf: '{is3, select, none {{0}，{1}，{2}。} other {{0}，{1}，{2}。\n您{3}。}}',
  startAt: '{0}。',
  early: '早到 {0}',
  late: '迟到 {0}',
  today: '今天，{0}',
  undoStart: '撤销开始',
  taken: {
    start: '您的工作已开始。',
    finish: '您的工作已结束。',
    undo: '已撤销开始。',
  },
  confirmFinish: '要结束工作吗？',
  reading: '正在读取检查清单…',
  locating: '正在定位…',
  sending: '正在发送…',
  running: '您正在做这项工作。',
  runningNow: '您正在工作。',
  otherJobRunning: '您正在做另一项工作。请先结束它，再开始这一项。',
  quickJobDone: '您已完成这项工作。',
  finishKept: '您已结束。联网后会发送给办公室。',
  slotDone: '已完成',
  slotToDo: '待做',
  slotsNotChecked: '目前无法查看哪些时段已完成。',
  keptNow: '没有网络。已连同时间和地点保存在您的手机上，恢复连接后发送。',
  notKept: '没有网络，且手机无法保存。请腾出空间后重试。',
  keptWaiting: '等待连接：',
  keptSent: '手机上保存的内容已发送。',
  keptClockEvent: '{0}：{1}，{2}',
  dismiss: '关闭',
  barLabel: '正在进行的工作',
  workingAt: '{is0, select, none {您正在工作} other {正在 {0} 工作}}',
  toRunningJob: '前往正在进行的工作',
  notToday: '您今天没有工作',
  startAnyway: '仍然开始',
  farStart: '您距离 {1} 还有 {0}。仍然开始吗？',
  locationNote: '只在您开始和结束时记录位置，其他时间不记录。',
};

export const findJobs: Catalogue['findJobs'] = {
  label: '找工作',
  permanent: '长期',
  quick: '临时',
};

export const permanentJobs: Catalogue['permanentJobs'] = {
  title: '长期工作',
  lead: '仍需清洁人员的固定工作。',
  empty: '没有长期工作',
  seeDetails: '查看详情',
};

export const quickJobs: Catalogue['quickJobs'] = {
  title: '临时工作',
  lead: '仍需清洁人员的一次性工作。',
  empty: '没有临时工作',
  details: '详情',
};

export const request: Catalogue['request'] = {
  button: '申请此工作',
  waiting: '您已申请此工作。正在等待管理员决定。',
};

export const siteCard: Catalogue['siteCard'] = {
  title: '关于此地点',
  contact: '联系人',
  call: '致电 {0}',
  contactPerson: '联系人',
  door: '门和警报',
  later: '门和警报信息从 {0} 起显示。',
  noShift: '门和警报信息从您班次前 12 小时起显示。',
  sheets: '安全数据表',
  open: '打开 {0}',
  kept: '没有网络也可以打开。',
};

export const logoutQuestion: Catalogue['logoutQuestion'] = {
  ask: '此手机上还有未发送的内容。您在此重新登录并联网后才会发送；“开始”和“结束”仅在 {0} 小时内有效。确定要退出登录吗？',
  leave: '退出登录',
  stay: '留下',
};
