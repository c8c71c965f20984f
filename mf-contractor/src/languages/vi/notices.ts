// Vietnamese — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const choices: Catalogue['choices'] = {
  title: 'Thông báo',
  lead: 'Mọi thông báo đều có trong danh sách của ứng dụng. Hãy chọn loại nào bạn cũng nhận qua e-mail và trên các máy bạn đã bật bên dưới. Thư về an toàn và tiền luôn được gửi.',
  injury: 'Chấn thương được báo ngay cho mọi quản trị viên qua e-mail và máy của họ. Không thể tắt.',
  noMail: 'Hiện không gửi thư. Lựa chọn của bạn có hiệu lực khi văn phòng thiết lập.',
  kind: 'Thông báo',
  mail: 'E-mail',
  push: 'Máy',
  by: '{0}: {1}',
  always: 'Luôn luôn',
  list: 'Xem thông báo',
};

export const notices: Catalogue['notices'] = {
  title: 'Thông báo',
  lead: 'Những gì liên quan đến bạn: an toàn trước, rồi công việc, rồi tài khoản. Thông báo được giữ {0} ngày.',
  about: {
    safety: 'An toàn',
    work: 'Công việc',
    account: 'Tài khoản',
  },
  list: 'Thông báo: {0}',
  empty: 'Chưa có thông báo. Ở đây bạn đọc quyết định của văn phòng và những gì thay đổi với bạn.',
  unread: 'Chưa đọc',
  markAll: 'Đánh dấu đã đọc hết',
  marked: 'Đã đọc mọi thông báo.',
  older: 'Hiện thông báo cũ hơn',
  end: 'Không còn thông báo cũ hơn.',
  choices: 'Chọn cách nhận khác',
};

export const push: Catalogue['push'] = {
  title: 'Tin trên máy này',
  lead: 'Biết ngay việc mới, ca thay đổi và quyết định, cả khi trang này đóng. Chọn loại ở Thông báo bên trên.',
  start: 'Báo cho điện thoại này',
  stop: 'Ngừng báo cho điện thoại này',
  on: 'Bật',
  blocked: 'Tin của trang này bị chặn. Hãy cho phép thông báo trong cài đặt trình duyệt rồi quay lại.',
  unsupported: 'Trình duyệt này không hiện được tin ở đây.',
  installFirst:
    'Trên máy này tin đến ứng dụng đã cài: bấm Chia sẻ (Share), rồi Thêm vào MH chính (Add to Home Screen), và mở từ đó.',
  failed: 'Trình duyệt không thiết lập được. Hãy kiểm tra mạng và thử lại.',
};
