// Chinese (simplified) — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const frame: Catalogue['frame'] = {
  sidebar: '侧边栏',
  more: {
    contractor: '您的收入',
  },
  moreBelow: '更多',
  breadcrumb: '页面位置',
  back: '返回{0}',
  menu: '菜单',
  closeMenu: '关闭菜单',
  searchOwn: '搜索页面和工作',
  notices: '{is0, select, none {通知} other {通知，{0} 条未读}}',
  account: '您的账户，{0}',
  ownAccount: '账户',
  website: '查看网站',
  shortcuts: '键盘快捷键',
  ownOffline: '没有网络。“开始”和“结束”会保存在这里，稍后发送。',
  installTitle: '安装应用',
  install: '把 {0} 放到主屏幕：两次点按即可开始工作。',
  installOnApple: '把 {0} 放到主屏幕：点按“共享”（Share），然后点按“添加到主屏幕”（Add to Home Screen）。',
  installNow: '安装',
  later: '以后再说',
};

export const shell: Catalogue['shell'] = {
  skip: '跳到内容',
  workNavigation: '工作区',
  dailyNavigation: '每日',
  privacy: '隐私',
  visitor: '未登录',
  logout: '退出登录',
  checkingSession: '正在检查登录状态…',
  sessionUnreachable: '用于识别您的服务目前不可用。您仍处于登录状态：请稍后重试。',
  remoteMissing: '网站的这部分无法加载。请检查网络后重试。',
  screenFailed: '此页面出错了。请重试。',
  dismiss: '关闭',
};

export const palette: Catalogue['palette'] = {
  close: '关闭',
  hint: '输入姓名、地点或页面',
  none: '没有找到。',
  jobs: '工作',
  pages: '页面',
  actions: '操作',
};

export const keys: Catalogue['keys'] = {
  title: '键盘快捷键',
  close: '关闭',
  single: '使用单键',
  singleHint: '在输入框中打字时不起作用。',
  keys: '按键',
  what: '作用',
  paletteOwn: '搜索工作、页面和操作',
  help: '显示此列表',
  between: '然后',
  either: '或',
};

export const stepUp: Catalogue['stepUp'] = {
  title: '请确认是您本人',
  lead: '您上次登录已有一段时间，而此操作会显示或更改他人不应接触的内容。',
  password: '密码',
  code: '验证器应用的代码，或恢复代码',
  passkey: '使用通行密钥',
  confirm: '确认',
  cancel: '取消',
};

export const entries: Catalogue['entries'] = {
  '/dashboard': '概览',
  '/my-jobs': '我的工作',
  '/permanent-jobs': '长期工作',
  '/quick-jobs': '临时工作',
  '/account': '账户',
  '/payments': '付款',
};

export const daily: Catalogue['daily'] = {
  '/my-jobs': '我的工作',
  '/dashboard': '概览',
  '/permanent-jobs': '找工作',
  '/payments': '付款',
  '/account': '账户',
};

export const titles: Catalogue['titles'] = {
  '/dashboard': '概览',
  '/my-jobs': '我的工作',
  '/my-jobs/:jobID': '我的工作详情',
  '/permanent-jobs': '长期工作',
  '/permanent-jobs/:jobID': '长期工作详情',
  '/quick-jobs': '临时工作',
  '/quick-jobs/:jobID': '临时工作详情',
  '/report-problem': '报告问题',
  '/payments': '付款',
  '/payments/details': '税务和养老金资料',
  '/payments/:runID': '付款详情',
  '/account': '账户',
  '/not-verified': '等待验证',
  '/notices': '通知',
};
