// Chinese (simplified) — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const charts: Catalogue['charts'] = {
  asTable: '以表格显示',
};

export const dashboard: Catalogue['dashboard'] = {
  title: '分包商收入',
  week: '本周',
  weekSince: '自 {0} 起。',
  weekWaiting: '其中 {0} 等待办公室审核。',
  lastPayment: '上次付款',
  paidOn: '于 {0}',
  noPayment: '还没有付款。',
  lead: '一个月内完成的工作及其报酬。',
  caption: '工时表，{0}',
  date: '日期',
  place: '地点',
  hours: '工时',
  payment: '报酬',
  paymentInDollars: '报酬 (A$)',
  totalHours: '总工时',
  totalPayment: '总报酬',
  empty: '本月没有完成的工作。',
  noHours: '由办公室登记',
  total: '合计',
  waiting: '等待办公室',
  waitingLead: '付款前办公室会查看这项工作。',
  waitingWhy: '查看原因和您可以做什么',
  notApproved: '未批准：{0}',
  note: '备注',
  csv: '下载 CSV',
  pdf: '下载 PDF 对账单',
  daysChart: '本月各天',
  daysSummary: '条形图：{0} 每天的报酬。',
  monthsChart: '最近十二个月',
  monthsSummary: '条形图：截至 {0} 的十二个月每月报酬。',
  month: '月份',
  time: '时间',
  pending: '尚未完成',
  pendingLead: '本月正在进行或尚未进行的工作。班次按您实际工作的时间付款，最多为班次时长。',
  pendingCount: '班次和临时工作',
  pendingAmount: '最多',
  pendingList: '显示列表',
  running: '进行中',
  byTheHour: '按小时',
};

export const payments: Catalogue['payments'] = {
  title: '付款',
  lead: '等待办公室审核的、已批准的、付款途中的，以及您已收到的。',
  open: '查看您的付款',
  asOf: '截至 {0}。',
  empty: '没有待付款项，也还没有付过款。您完成的工作会显示在这里。',
  onItsWay: '付款途中',
  planned: '{is1, select, none {计划于 {0}。} other {计划于 {0}，付至尾号 {1} 的账户。}}',
  approved: '已批准',
  approvedLead: '随下次付款支付。',
  approvedAccount: '随下次付款付至尾号 {0} 的账户。',
  takenOff: '余额为负：将从下次付款中扣除。',
  withoutGst: '金额不含 GST。',
  waiting: '等待办公室',
  waitingLead: '付款前办公室会查看这项工作。',
  call: '致电办公室：{phone}',
  decisions: '办公室的决定',
  decisionsLead: '最近 {0} 天的决定。',
  approvedOn: '已批准，{0}',
  rejectedOn: '未批准，{0}',
  note: '办公室备注：{0}',
  paid: '已付款',
  paidLead: '每笔付款及其文件。',
  none: '您还没有通过这里收到付款。',
  into: '{is0, select, none {} other {付至尾号 {0} 的账户}}',
  returned: '已退回',
  more: '再显示 {0} 条',
  year: '您的年度',
  yearLead: '供您报税使用：财政年度第一天到最后一天的付款。',
  chooseYear: '财政年度',
  days: '{0} 至 {1} 的付款',
  count: '付款次数',
  hours: '工时',
  gross: '已付，含 GST',
  gst: '其中 GST',
  withheld: '预扣税',
  super: '另付养老金 (super)',
  csv: '下载 CSV',
};

export const payment: Catalogue['payment'] = {
  title: '{0} 的付款',
  back: '付款',
  paidOn: '付款日期',
  amount: '金额',
  account: '账户',
  ending: '{is0, select, none {–} other {尾号 {0}}}',
  hours: '工时',
  work: '工作',
  corrections: '更正',
  adjustments: '调整',
  gst: 'GST',
  withheld: '预扣税',
  super: '养老金 (super)',
  superDue: '{0}，最迟 {1} 存入您的基金',
  documents: '文件',
  kinds: {
    'remittance-advice': '付款通知单',
    rcti: '我们为您开具的税务发票 (RCTI)',
    'adjustment-note': '调整单',
  },
  download: '{0} {1}，PDF',
  lines: '付款明细',
  noLines: '此付款没有明细。',
  returned:
    '{is1, select, none {银行于 {0} 退回了此付款。} other {银行于 {0} 退回了此付款：{1}。}}您会在下次付款时再次收到。请检查您的银行资料是否正确。',
  toAccount: '查看您的银行资料',
};

export const lineKinds: Catalogue['lineKinds'] = {
  work: '',
  correction: '更正',
  settlement: '办公室之前已付',
  reimbursement: '报销',
  bonus: '奖金',
  deduction: '扣款',
};

export const waitingReasons: Catalogue['waitingReasons'] = {
  arrived_late: {
    why: '您的手机发送较晚',
    todo: '您无需做任何事。办公室会核对时间。',
  },
  longer_than_expected: {
    why: '比预计时间长',
    todo: '请告诉办公室什么花了更多时间。',
  },
  started_early: {
    why: '提前开始',
    todo: '请告诉办公室这是否事先约定。',
  },
  finished_late: {
    why: '结束较晚',
    todo: '请告诉办公室什么花了更多时间。',
  },
  corrected_upwards: {
    why: '由办公室更正',
    todo: '您无需做任何事。更正使报酬增加时，通常会再查看一次。',
  },
  same_record: {
    why: '与另一条记录相同',
    todo: '如果您当天做了两次同样的工作，请告诉办公室。',
  },
  finished_by_admin: {
    why: '由办公室结束',
    todo: '如果结束时间不对，请告诉办公室。',
  },
  overlapping: {
    why: '与您的其他工作重叠',
    todo: '请告诉办公室哪些时间是对的。',
  },
  outside_fence: {
    why: '不在工作地点',
    todo: '请告诉办公室您在哪里开始和结束。',
  },
  expired_document: {
    why: '文件缺失或已过期',
    todo: '请在“账户”中发送有效文件。办公室会决定这项工作。',
  },
  location_too_vague: {
    why: '位置不够精确',
    todo: '请告诉办公室您在哪里开始和结束。下次请在室外或窗边等候，并开启精确位置。',
  },
  no_location: {
    why: '没有位置',
    todo: '请告诉办公室您在哪里开始和结束。下次请允许本网站使用位置。',
  },
  above_amount: {
    why: '金额较大',
    todo: '您无需做任何事。这么大的金额通常会再查看一次。',
  },
  above_hours: {
    why: '超过 12 小时',
    todo: '请告诉办公室您工作了多久。',
  },
  day_above_hours: {
    why: '当天超过 12 小时',
    todo: '请告诉办公室您当天工作了多久。',
  },
};

export const blocks: Catalogue['blocks'] = {
  'no-bank-details': '办公室没有您的银行资料，无法付款。请在“账户”页面申请更改。',
  'on-hold':
    '{isreason, select, none {办公室暂停了您的付款。} other {办公室暂停了您的付款：{reason}。}}请致电办公室：{phone}。',
  'account-held':
    '您的银行资料刚刚更改。为安全起见，{until} 之前不付款。您无需做任何事；如果不是您本人更改，请立即致电办公室：{phone}。',
};
