// Chinese (simplified) — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';

export const notices: Catalogue['notices'] = {
  verified: {
    label: '您的账户已验证',
    title: '您的账户已验证',
    text: '您现在可以申请工作并开始工作。',
  },
  refused: {
    label: '您的账户未通过验证',
    title: '您的账户未通过验证',
    text: '办公室未验证您的账户。原因：“{reason}”。您可以在“账户”中更正，或致电办公室。',
  },
  'account-ending': {
    label: '您的账户即将被删除',
    title: '您的账户即将被删除',
    text: '您的账户尚未验证。如果办公室在此之前未验证，账户及您的文件将于 {date} 被删除。请在“账户”中查看信息是否正确，或致电办公室。',
  },
  'new-job': {
    label: '有您可以申请的新工作',
    title: '有新工作',
    text: '办公室正在找人：{job_kind, select, quick {{shift}} other {{job}}}。您可以在该工作的页面上申请。',
  },
  'request-accepted': {
    label: '您的工作申请被接受',
    title: '您的申请已被接受',
    text: '您已被分配到 {job}。',
  },
  'request-rejected': {
    label: '您的工作申请被拒绝',
    title: '您的申请被拒绝',
    text: '办公室未接受您对 {job} 的申请。',
  },
  assigned: {
    label: '您被分配了工作',
    title: '您有新工作',
    text: '办公室已将您分配到 {job}。',
  },
  'taken-off': {
    label: '您被移出工作',
    title: '您已被移出工作',
    text: '您不再被分配到 {job}。',
  },
  'document-asked': {
    label: '办公室要求文件',
    title: '办公室要求文件',
    text: '请在“账户”中发送有效版本：{document}。',
  },
  'document-decided': {
    label: '您的文件被验证或拒绝',
    title: '{decision, select, refused {文件被拒绝} other {文件已验证}}',
    text: '{decision, select, refused {办公室拒绝了此文件：{document}。原因：“{reason}”。请在“账户”中发送另一份。} other {办公室已查看：{document}。{untilGiven, select, yes {有效至 {until}。} other {}}}}',
  },
  'document-expiring': {
    label: '您的文件即将到期',
    title: '{days, select, 0 {文件今天到期} other {文件即将到期}}',
    text: '{days, select, 0 {此文件的最后一天是 {until}：{document}。之后您可能得不到新工作。请在“账户”中发送新版本。} other {此文件有效至 {until}：{document}。请在此之前在“账户”中发送新版本。}}',
  },
  'hold-decided': {
    label: '办公室已决定待审核的工作',
    title: '{decision, select, approved {工作已批准} other {工作未批准}}',
    text: '{decision, select, approved {您等待审核的工作已批准：{work}。} other {您等待审核的工作未批准：{work}。}}{noteGiven, select, yes {办公室备注：{note}} other {}}',
  },
  paid: {
    label: '您收到付款',
    title: '已向您付款',
    text: '{amount} 已于 {day} 付到您的账户。您的文件：{documents}。',
  },
  'payment-returned': {
    label: '给您的付款被退回',
    title: '给您的付款被退回',
    text: '银行退回了 {day} 的 {amount}。请检查您的银行资料是否正确，如不正确请申请更改。您会在下次付款时再次收到。',
  },
  'cover-offered': {
    label: '有人的班次提供给您',
    title: '您可以接一个班次',
    text: '办公室正在找人：{shift}。先接先得。',
  },
  'shift-changed': {
    label: '您的班次有变动',
    title:
      '{change, select, cancelled {您的班次已取消} extra {您有额外班次} away {您被标记为请假} restored {您的班次照常进行} extra_removed {您的额外班次已取消} cover_assigned {您有他人的班次} cover_taken_back {您接下的班次被收回} other {您的班次已更改}}',
    text: '{change, select, cancelled {届时无人工作：{shift}。} extra {办公室为您安排了班次：{shift}。} away {届时您不工作：{shift}。} restored {办公室撤回了更改。您要工作：{shift}。} extra_removed {届时您不工作：{shift}。} cover_assigned {办公室给了您这个班次：{shift}。如不能来，请致电办公室。} cover_taken_back {届时您不再工作：{shift}。} other {办公室更改了您的班次：{shift}。}}{noteGiven, select, yes {办公室备注：{note}} other {}}',
  },
  'not-started': {
    label: '班次未开始',
    title: '您尚未开始班次',
    text: '请点按“开始”，如不能来请致电办公室：{shift}。',
  },
  'details-changed': {
    label: '您的资料被更改',
    title: '您的资料已更改',
    text: '办公室更改了您的这些资料：{fields}。{held_untilGiven, select, yes {付到新账户的款项要等到 {held_until}。} other {}}如果您不知情，请立即致电办公室。',
  },
  'change-rejected': {
    label: '您申请的更改被拒绝',
    title: '您的资料保持不变',
    text: '办公室未更改您申请的内容：{fields}。原因：“{reason}”。',
  },
  'new-device': {
    label: '从新设备登录',
    title: '从新设备登录',
    text: '有人从以前未用过的设备登录了您的账户：{device}，{at}。如果是您本人，无需做任何事。如果不是，请立即更改密码（会结束所有其他会话），或致电办公室。',
  },
  'passkeys-changed': {
    label: '通行密钥被添加或移除',
    title: '{change, select, removed {通行密钥已移除} other {通行密钥已添加}}',
    text: '{change, select, removed {您账户的通行密钥“{passkey}”已移除。} other {您的账户已添加通行密钥“{passkey}”。}}如果不是您本人，请立即更改密码并致电办公室。',
  },
  'passkey-copied': {
    label: '通行密钥可能被复制',
    title: '通行密钥可能被复制',
    text: '有人使用了您账户的通行密钥“{passkey}”，它似乎被复制了。此密钥不再被接受。请用密码登录，在“账户”中结束所有其他会话，移除此密钥并添加新的。',
  },
};
