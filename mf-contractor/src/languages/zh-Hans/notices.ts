// Chinese (simplified) — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const choices: Catalogue['choices'] = {
  title: '通知',
  lead: '所有通知都在应用的列表中。请选择哪些还要通过邮件以及在您下方开启的设备上接收。有关安全和付款的邮件始终发送。',
  injury: '受伤情况会立即通过邮件和设备通知每位管理员，无法关闭。',
  noMail: '目前不发送邮件。办公室设置后您的选择将生效。',
  kind: '通知',
  mail: '邮件',
  push: '设备',
  by: '{0}：{1}',
  always: '始终',
  list: '查看您的通知',
};

export const notices: Catalogue['notices'] = {
  title: '通知',
  lead: '与您有关的内容：先是安全，然后是工作，再是账户。通知保留 {0} 天。',
  about: {
    safety: '安全',
    work: '工作',
    account: '账户',
  },
  list: '通知：{0}',
  empty: '还没有通知。您可以在这里看到办公室的决定和与您有关的变化。',
  unread: '未读',
  markAll: '全部标为已读',
  marked: '所有通知已读。',
  older: '显示更早的通知',
  end: '没有更早的了。',
  choices: '选择其他接收方式',
};

export const push: Catalogue['push'] = {
  title: '此设备上的消息',
  lead: '即使此页面已关闭，也能立即得知新工作、班次变动和决定。请在上方“通知”中选择。',
  start: '通知此手机',
  stop: '停止通知此手机',
  on: '已开启',
  blocked: '本网站的消息被屏蔽。请在浏览器设置中允许通知，然后返回。',
  unsupported: '此浏览器无法在这里显示消息。',
  installFirst:
    '在此设备上，消息会发送到已安装的应用：点按“共享”（Share），然后点按“添加到主屏幕”（Add to Home Screen），再从那里打开。',
  failed: '浏览器无法完成设置。请检查网络后重试。',
};
