// Vietnamese — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';

export const mails: Catalogue['mails'] = {
  hello: 'Chào {name},',
  greeting: 'Xin chào,',
  open: 'Mở',
  attached: 'Giấy tờ được đính kèm dạng PDF.',
  answers: 'Trả lời thư này sẽ đến văn phòng.',
  unsubscribe: 'Tắt loại thư này',
  'reset-password': {
    subject: 'Chọn mật khẩu mới',
    text: 'Có người, chắc là bạn, yêu cầu mật khẩu mới. Liên kết này dùng một lần, trong {minutes} phút.',
    action: 'Chọn mật khẩu mới',
    closing: 'Nếu không phải bạn thì không cần làm gì: mật khẩu giữ nguyên.',
  },
  'password-changed': {
    subject: 'Mật khẩu của bạn đã được đổi',
    text: 'Mật khẩu của bạn đã được đổi bằng liên kết, và bạn bị đăng xuất ở mọi nơi. Nếu không phải bạn, hãy gọi văn phòng ngay.',
  },
  'confirm-email': {
    subject: 'Xác nhận e-mail của bạn',
    text: 'Hãy xác nhận đây là e-mail của bạn. Liên kết dùng một lần, trong {minutes} phút; lấy liên kết khác ở Tài khoản.',
    action: 'Xác nhận',
    closing: 'Nếu bạn không đăng ký với chúng tôi thì không cần làm gì.',
  },
  'link-made': {
    subject: 'Liên kết mật khẩu mới đã được tạo cho bạn',
    text: '{admin} của văn phòng đã tạo liên kết để chọn mật khẩu mới cho tài khoản của bạn. Nếu bạn không biết việc này, hãy gọi văn phòng ngay.',
  },
};

export const documents: Catalogue['documents'] = {
  passport_img: 'Hộ chiếu',
  address_proof_img: 'Giấy chứng minh địa chỉ',
  police_check_img: 'Lý lịch tư pháp',
  children_check_img: 'Giấy phép làm việc với trẻ em',
  agreement_img: 'Thỏa thuận',
  declaration_img: 'Tờ khai',
  public_liability: 'Bảo hiểm trách nhiệm công cộng',
  visa: 'Thị thực',
  induction: 'Hướng dẫn nhận việc',
  licence: 'Giấy phép',
};
