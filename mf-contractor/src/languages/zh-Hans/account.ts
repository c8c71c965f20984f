// Chinese (simplified) — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const account: Catalogue['account'] = {
  title: '账户',
  lead: '您的资料、文件和密码。',
  details: '您的资料',
  notKept: '您的资料不保存在此设备上，联网后会重新显示。',
  detailsNote: '有内容不对了？请在这里申请更改，或致电办公室：{phone}。',
  name: '姓名',
  email: '电子邮件',
  address: '地址',
  zip_code: '邮编',
  contact_no: '联系电话',
  abn: 'ABN',
  passport_number: '护照号码',
  bank_name: '银行',
  account_type: '账户类型',
  account_name: '账户名',
  account_number: '账号',
  bsb: 'BSB',
};

export const accountTypes: Catalogue['accountTypes'] = {
  'Savings account': '储蓄账户',
  'Trust account': '信托账户',
};

export const calendarQuestion: Catalogue['calendarQuestion'] = {
  ask: '您的日历地址仍然有效：知道它的人能看到您的班次。要一并停用吗？使用它的日历将不再收到班次。',
  end: '停用地址',
  keep: '保留地址',
  ended: '您的日历地址已停用。',
  notEnded: '日历地址未能停用：请在“我的工作”中重试。',
};

export const changeRequest: Catalogue['changeRequest'] = {
  ask: '申请更改',
  title: '申请更改资料',
  lead: '请修改有变化的内容。办公室会查看并通知您。ABN 和护照号码请致电办公室。',
  bankLead: '更改银行账户后，下一笔付款会推迟两天，我们会用邮件通知您。',
  bank: '银行账户',
  choose: '请选择',
  submit: '发送给办公室',
  cancel: '取消',
  sent: '办公室已收到您的申请，并会通知您结果。',
  waiting: '您于 {0} 申请了更改，正等待办公室处理。',
  withdraw: '撤回',
  confirmWithdraw: '要撤回您的申请吗？',
  rejected: '您上次的申请未被接受：{0}',
  nothing: '还没有任何更改。',
  lookAgain: '请再看一下：',
};

export const documents: Catalogue['documents'] = {
  title: '文件',
  lead: 'JPG、PNG 或 PDF，每个最大 10 MB。只发送您选择的文件。',
  done: '完成',
  none: '没有文件',
  fileDeleted: '办公室已查验。文件已删除。',
  open: '打开{0}',
  upload: '上传文件',
  chooseFirst: '请先选择至少一个文件。',
  confirm: '要更换文件吗？',
  progress: '正在上传',
  success: '文件上传成功',
  failure: '出错了，请稍后再试。如果一直出现此提示，请致电系统管理员。{phone}',
  refused: '此文件未被接受。',
  passport_img: '护照',
  address_proof_img: '住址证明',
  police_check_img: '无犯罪记录证明',
  children_check_img: '儿童工作资格证明',
  agreement_img: '协议',
  declaration_img: '声明',
};

export const emailState: Catalogue['emailState'] = {
  unconfirmed: '您的电子邮件尚未确认。有关工作和密码的消息会发到那里。',
  refused: '发给您的邮件被退回。请让办公室更改地址，或在下方申请更改。',
  send: '给我发送确认链接',
  sent: '我们已发送链接，30 分钟内有效。',
  noMail: '目前无法发送邮件。请联系办公室。',
};

export const languageChoice: Catalogue['languageChoice'] = {
  title: '语言',
  lead: '本应用、通知和邮件的语言。付款文件仍为英文。',
  label: '语言',
  saved: '语言已更改。',
  unchecked: '由机器翻译，未经母语者核对。如有不清楚之处，请选择 English 或致电办公室。',
};

export const notVerified: Catalogue['notVerified'] = {
  title: '您的账户尚未验证',
  message: '管理员尚未验证您的账户。请等待管理员检查您的文件。',
  deleted: '{days} 天内未验证的账户会被删除。',
  byItself: '验证后此页面会自动继续。',
  thanks: '感谢您的耐心等待。',
  account: '查看您的账户和文件',
  check: '再次检查',
};

export const ownData: Catalogue['ownData'] = {
  title: '您的数据',
  lead: '我们持有的关于您的一切，放在一个 ZIP 文件里：资料、文件、工作和申请，以及谁对您的账户做了什么。',
  download: '下载我的数据',
};

export const password: Catalogue['password'] = {
  title: '更改密码',
  lead: '至少 10 个字符。更改后您在其他地方都会退出登录。',
  current: '当前密码',
  next: '新密码',
  confirm: '确认新密码',
  submit: '更改密码',
  ask: '确定要更改密码吗？',
  changed: '您的密码已更改。',
  required: '请填写此项。',
  tooShort: '密码至少要有 10 个字符。',
  differs: '两次输入的密码不一致。',
};

export const passkeys: Catalogue['passkeys'] = {
  title: '通行密钥',
  lead: '用指纹、面容或设备 PIN 代替密码登录。',
  empty: '您还没有通行密钥。',
  name: '名称',
  nameHint: '例如“我的手机”，以便区分通行密钥。',
  nameNeeded: '请为它命名。',
  add: '添加通行密钥',
  added: '已添加通行密钥“{0}”。',
  full: '您已有 {most} 个通行密钥。请先移除一个再添加。',
  synced: '在多台设备上',
  copied: '不被接受',
  copiedHint: '它似乎被复制了。请移除并添加新的。',
  made: '添加于 {0}',
  used: '上次使用 {0}',
  never: '尚未使用',
  rename: '重命名',
  renameNamed: '重命名通行密钥 {0}',
  save: '保存',
  cancel: '取消',
  remove: '移除',
  removeNamed: '移除通行密钥 {0}',
  confirmRemove: '要移除通行密钥“{0}”吗？之后将不能用它登录。在设备上也删除之前，它可能仍会显示。',
};

export const secondFactor: Catalogue['secondFactor'] = {
  title: '双重验证登录',
  lead: '开启后，登录时除密码外还需要手机上验证器应用的代码。',
  on: '已开启',
  off: '已关闭',
  left: '剩余恢复代码：{0}',
  fewLeft: '恢复代码所剩不多。请获取新的。',
  start: '开启',
  cancel: '取消',
  password: '当前密码',
  passwordHint: '用于确认是您本人。',
  goOn: '继续',
  scan: '用验证器应用扫描，或输入下面的密钥。',
  qr: '验证器应用的二维码。下面的密钥内容相同。',
  secret: '密钥',
  open: '在此设备上打开验证器应用',
  code: '应用中的代码',
  anyCode: '应用中的代码，或恢复代码',
  codeHint: '六位数字。',
  confirm: '确认',
  codesTitle: '您的恢复代码',
  codesLead: '没有应用时每个代码可用一次。仅现在显示：请保存在别人找不到的地方，不要只存在这部手机上。',
  copy: '复制',
  copied: '代码已复制。',
  notCopied: '无法复制。请抄写或下载。',
  download: '下载',
  fileName: 'recovery-codes.txt',
  fileText: '{company} 的恢复代码。每个可用一次。\n\n{0}\n',
  kept: '我已保存',
  newCodes: '新的恢复代码',
  newLead: '您现有的代码将失效。',
  getCodes: '获取新代码',
  remove: '关闭',
  removeLead: '之后登录只需要密码。',
  removed: '双重验证登录已关闭。',
  required: '请填写此项。',
};

export const sessions: Catalogue['sessions'] = {
  title: '您的登录设备',
  lead: '有不认识的设备？请结束它的会话并更改密码。',
  unknown: '未知设备',
  here: '此设备',
  since: '登录于 {0}',
  lastUse: '上次使用：{0}',
  end: '结束',
  endNamed: '结束 {0} 的会话',
  endOthers: '结束所有其他会话',
  confirmOthers: '要结束所有其他会话吗？您在此处保持登录。',
  ended: '会话已结束。',
  othersEnded: '所有其他会话已结束。',
};
