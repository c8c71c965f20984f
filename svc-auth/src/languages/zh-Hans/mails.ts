// Chinese (simplified) — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';

export const mails: Catalogue['mails'] = {
  hello: '{name}，您好：',
  greeting: '您好：',
  open: '打开',
  attached: '文件以 PDF 形式附上。',
  answers: '对此邮件的回复会发送到办公室。',
  unsubscribe: '关闭此类邮件',
  'reset-password': {
    subject: '设置新密码',
    text: '有人（很可能是您）申请了新密码。此链接可用一次，{minutes} 分钟内有效。',
    action: '设置新密码',
    closing: '如果不是您本人，无需做任何事：您的密码保持不变。',
  },
  'password-changed': {
    subject: '您的密码已更改',
    text: '您的密码已通过链接更改，您在所有设备上都已退出登录。如果不是您本人，请立即致电办公室。',
  },
  'confirm-email': {
    subject: '确认您的电子邮件地址',
    text: '请确认这是您的电子邮件地址。链接可用一次，{minutes} 分钟内有效；可在“账户”中获取新的链接。',
    action: '确认',
    closing: '如果您没有在我们这里注册，无需做任何事。',
  },
  'link-made': {
    subject: '已为您创建新密码链接',
    text: '办公室的 {admin} 创建了一个链接，可为您的账户设置新密码。如果您不知情，请立即致电办公室。',
  },
};

export const documents: Catalogue['documents'] = {
  passport_img: '护照',
  address_proof_img: '住址证明',
  police_check_img: '无犯罪记录证明',
  children_check_img: '儿童工作资格证明',
  agreement_img: '协议',
  declaration_img: '声明',
  public_liability: '公众责任保险',
  visa: '签证',
  induction: '入职培训',
  licence: '执照',
};
