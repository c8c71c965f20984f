// Vietnamese — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const frame: Catalogue['frame'] = {
  sidebar: 'Thanh bên',
  more: {
    contractor: 'Tiền của bạn',
  },
  moreBelow: 'Thêm',
  breadcrumb: 'Vị trí trang',
  back: 'Quay lại {0}',
  menu: 'Menu',
  closeMenu: 'Đóng menu',
  searchOwn: 'Tìm trang và việc',
  notices: '{is0, select, none {Thông báo} other {Thông báo, {0} chưa đọc}}',
  account: 'Tài khoản của bạn, {0}',
  ownAccount: 'Tài khoản',
  website: 'Xem trang web',
  shortcuts: 'Phím tắt',
  ownOffline: 'Không có mạng. Bắt đầu và Hoàn thành được lưu ở đây và gửi sau.',
  installTitle: 'Cài ứng dụng',
  install: 'Đặt {0} lên màn hình chính: bắt đầu chỉ sau hai lần chạm.',
  installOnApple: 'Đặt {0} lên màn hình chính: bấm Chia sẻ (Share), rồi Thêm vào MH chính (Add to Home Screen).',
  installNow: 'Cài đặt',
  later: 'Để sau',
};

export const shell: Catalogue['shell'] = {
  skip: 'Đến nội dung',
  workNavigation: 'Khu làm việc',
  dailyNavigation: 'Hằng ngày',
  privacy: 'Quyền riêng tư',
  visitor: 'Chưa đăng nhập',
  logout: 'Đăng xuất',
  checkingSession: 'Đang kiểm tra đăng nhập…',
  sessionUnreachable: 'Dịch vụ nhận biết bạn hiện không hoạt động. Bạn vẫn đăng nhập: vui lòng thử lại sau ít phút.',
  remoteMissing: 'Không tải được phần này của trang. Hãy kiểm tra mạng và thử lại.',
  screenFailed: 'Trang này có lỗi. Vui lòng thử lại.',
  dismiss: 'Bỏ qua',
};

export const palette: Catalogue['palette'] = {
  close: 'Đóng',
  hint: 'Nhập tên, nơi làm hoặc trang',
  none: 'Không tìm thấy gì.',
  jobs: 'Việc',
  pages: 'Trang',
  actions: 'Thao tác',
};

export const keys: Catalogue['keys'] = {
  title: 'Phím tắt',
  close: 'Đóng',
  single: 'Dùng phím đơn',
  singleHint: 'Không hoạt động khi bạn đang nhập vào ô.',
  keys: 'Phím',
  what: 'Tác dụng',
  paletteOwn: 'Tìm việc, trang và thao tác',
  help: 'Hiện danh sách này',
  between: 'rồi',
  either: 'hoặc',
};

export const stepUp: Catalogue['stepUp'] = {
  title: 'Hãy xác nhận đó là bạn',
  lead: 'Lần đăng nhập trước đã lâu, và việc này hiện hoặc thay đổi điều người khác không được thấy.',
  password: 'Mật khẩu',
  code: 'Mã của ứng dụng xác thực, hoặc mã khôi phục',
  passkey: 'Dùng khóa truy cập',
  confirm: 'Xác nhận',
  cancel: 'Hủy',
};

export const entries: Catalogue['entries'] = {
  '/dashboard': 'Tổng quan',
  '/my-jobs': 'Việc của tôi',
  '/permanent-jobs': 'Việc dài hạn',
  '/quick-jobs': 'Việc ngắn',
  '/account': 'Tài khoản',
  '/payments': 'Thanh toán',
};

export const daily: Catalogue['daily'] = {
  '/my-jobs': 'Việc của tôi',
  '/dashboard': 'Tổng quan',
  '/permanent-jobs': 'Tìm việc',
  '/payments': 'Thanh toán',
  '/account': 'Tài khoản',
};

export const titles: Catalogue['titles'] = {
  '/dashboard': 'Tổng quan',
  '/my-jobs': 'Việc của tôi',
  '/my-jobs/:jobID': 'Chi tiết việc',
  '/permanent-jobs': 'Việc dài hạn',
  '/permanent-jobs/:jobID': 'Việc dài hạn này',
  '/quick-jobs': 'Việc ngắn',
  '/quick-jobs/:jobID': 'Việc ngắn này',
  '/report-problem': 'Báo sự cố',
  '/payments': 'Thanh toán',
  '/payments/details': 'Thông tin thuế và quỹ hưu',
  '/payments/:runID': 'Lần thanh toán',
  '/account': 'Tài khoản',
  '/not-verified': 'Chờ xác minh',
  '/notices': 'Thông báo',
};
